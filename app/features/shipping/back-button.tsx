import { useNavigate } from "react-router";
import { useHydrated } from "#app/lib/hydration/use-hydrated.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** Back to where the visitor was, on another site too; to `otherwise` for who came straight here, or has no script. */
export function BackButton({ otherwise }: { otherwise: string }) {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const words = (
    <>
      <Icon name="left" size={18} />
      Back
    </>
  );
  if (!hydrated)
    return (
      <ButtonLink to={otherwise} look="quiet" size="small">
        {words}
      </ButtonLink>
    );
  const goBack = () => (history.length > 1 ? navigate(-1) : navigate(otherwise));
  return (
    <Button look="quiet" size="small" onClick={() => void goBack()}>
      {words}
    </Button>
  );
}
