import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";

type Props = { action: string; look?: "primary" | "secondary"; children: string };

/** One button, and they have left. No question, no reason, no second page. */
export function LeaveForm({ action, look = "primary", children }: Props) {
  const { state, formData } = useNavigation();
  const busy = state !== "idle" && formData?.get("intent") === "leave";
  return (
    <Form method="post" action={action} onSubmit={(event) => busy && event.preventDefault()}>
      <input type="hidden" name="intent" value="leave" />
      <Button type="submit" look={look} wide busy={busy}>
        {busy ? "Leaving..." : children}
      </Button>
    </Form>
  );
}
