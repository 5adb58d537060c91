/** Stands in every built file for the site's origin, which is a setting: the server fills it in when it loads them. */
export const origin = "https://origin.invalid";
