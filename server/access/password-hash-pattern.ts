/** `scrypt:<cost>:<block size>:<parallelism>:<salt>:<hash>`; colons, for a dollar sign means something in a compose file. */
export const passwordHashPattern = /^scrypt:(\d{4,7}):(\d{1,2}):(\d{1,2}):([\w-]{22,64}):([\w-]{43})$/;
