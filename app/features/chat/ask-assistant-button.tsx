import { assistantAsked } from "#app/features/chat/assistant-asked.ts";
import { Button } from "#app/ui/button.tsx";
import { openWords } from "#content/assistant/open-words.ts";

/** Opens the product's assistant from within a page. Without script there is none. */
export const AskAssistantButton = () => (
  <Button look="secondary" className="needs-script" onClick={({ currentTarget }) => currentTarget.dispatchEvent(new Event(assistantAsked, { bubbles: true }))}>
    {openWords.product.long}
  </Button>
);
