/** Each account lives in one data centre, which its keys name at their end: "…-us21". */
export const apiOf = (key: string) => `https://${key.slice(key.lastIndexOf("-") + 1)}.api.mailchimp.com`;
