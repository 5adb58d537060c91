import type { Words } from "#app/features/gate/words.ts";

/** Milliseconds a message stays. */
const stays = { status: 6_000, alert: 15_000 };

/** Shows a message as the rest of the site does; the newest complaint takes the place of the last. */
export function say({ title, description, destructive }: Words) {
  const kind = destructive ? "alert" : "status";
  const region = document.querySelector<HTMLElement>(`[data-toasts=${kind}]`);
  const sheet = document.querySelector<HTMLTemplateElement>(`template[data-toast=${kind}]`);
  const toast = sheet?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined;
  if (!region || !toast) return;
  const [heading, words] = toast.querySelectorAll("p");
  if (heading) heading.textContent = title;
  if (words) words.textContent = description;
  const button = toast.querySelector("button");
  button?.setAttribute("aria-label", `Dismiss: ${title}`);
  button?.addEventListener("click", () => toast.remove());
  toast.addEventListener("keydown", ({ key }) => key === "Escape" && toast.remove());
  region.replaceChildren(toast);
  const leave = () => (toast.matches(":hover, :focus-within") ? setTimeout(leave, 1_000) : toast.remove());
  setTimeout(leave, stays[kind]);
}

/** A new try makes the last complaint old news. */
export const hush = () => document.querySelector("[data-toasts=alert]")?.replaceChildren();
