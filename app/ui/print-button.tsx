import { type ReactNode, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { cannotPrint } from "#content/site/shared.ts";

/** Milliseconds in which a browser that prints has said that it is about to. */
const soon = 1_000;

type Props = {
  children: ReactNode;
  /** What else can be done where nothing prints. */
  instead?: ReactNode;
};

/** Prints the page. The browsers inside other apps know `print` and do nothing: then it is said what to do. Without script there is none. */
export function PrintButton({ children, instead }: Props) {
  const [refused, setRefused] = useState(false);
  const press = () => {
    let begun = false;
    const begin = () => {
      begun = true;
    };
    addEventListener("beforeprint", begin, { once: true });
    window.print?.();
    setTimeout(() => {
      removeEventListener("beforeprint", begin);
      setRefused(!begun);
    }, soon);
  };
  return (
    <div className="needs-script print:hidden">
      <Button look="secondary" size="small" onClick={press}>
        {children}
      </Button>
      <div role="status">
        {refused && (
          <p className="soft small mt-3 max-w-measure">
            {cannotPrint} {instead}
          </p>
        )}
      </div>
    </div>
  );
}
