import { Toast } from "#app/ui/toast/toast.tsx";

const nothing = () => {};

/** Messages as the rest of the site shows them, empty, for a script without React to copy; and the two regions they are said in. */
export function ToastSheets() {
  return (
    <>
      {[false, true].map((destructive) => (
        <template key={String(destructive)} data-toast={destructive ? "alert" : "status"}>
          <Toast title="-" description="-" destructive={destructive} dismiss={nothing} />
        </template>
      ))}
      <div className="toasts">
        <div role="status" data-toasts="status" />
        <div role="alert" data-toasts="alert" />
      </div>
    </>
  );
}
