import type { ReactNode } from "react";

type Words = { cold?: string; warm?: string };

/** A headline that runs from cold and narrow to warm and wide. Read aloud it is one sentence. */
export function ColdToWarm({ cold, warm }: Words): ReactNode {
  return (
    <>
      {cold && <span className="cold">{cold}</span>}
      {cold && warm && " "}
      {warm && <span className="warm">{warm}</span>}
    </>
  );
}
