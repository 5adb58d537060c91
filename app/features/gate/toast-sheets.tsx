import { Toast } from "#app/features/toast/toast.tsx";

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
      <div className="pointer-events-none fixed inset-0 z-(--layer-toast) mx-auto grid w-full max-w-md content-end gap-3 p-4 lg:mr-auto lg:ml-0">
        <div role="status" className="grid gap-3" data-toasts="status" />
        <div role="alert" className="grid gap-3" data-toasts="alert" />
      </div>
    </>
  );
}
