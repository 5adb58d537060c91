/** "a•••@example.com": enough to know one's own address by, and not enough to write to it. */
export function maskAddress(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}
