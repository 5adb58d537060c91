import { expect } from "vitest";
import type { Walk } from "#tests/browsers/walk.ts";

export function walkChat(walk: Walk) {
  walk("the assistant answers two questions, and is closed", async ({ visitor }) => {
    await visitor.open("/faq");
    await visitor.click(".dock .chat-door");
    await visitor.until("the field in focus", () => document.activeElement?.matches(".chat-panel textarea"));
    for (const [at, question, answer] of [
      [1, "How long does it last?", "3 h"],
      [2, "what does it cost", "£15"],
    ] as const) {
      await visitor.type(question);
      // Not before the last answer is whole.
      await visitor.until("a question that can be sent", () => document.querySelector(".chat-panel .chat-send:enabled") !== null);
      await visitor.press("Enter");
      await visitor.see(`.chat-messages > ol > li:nth-child(${2 * at})`, question);
      await visitor.see(`.chat-messages > ol > li:nth-child(${2 * at + 1})`, answer);
      // While an answer is still being said the field takes no text.
      await visitor.until("the field in focus again", () => document.activeElement?.matches(".chat-panel textarea:read-write"));
    }
    expect(await visitor.evaluate(() => document.querySelectorAll(".chat-messages > ol > li").length)).toBe(5);
    await visitor.press("Escape");
    await visitor.gone(".chat-panel");
    await visitor.until("the focus back at the button", () => document.activeElement?.matches(".dock .chat-door"));
  });
}
