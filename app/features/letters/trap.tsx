/** A field for machines: no person sees it, hears it or reaches it by keyboard. */
export function Trap() {
  return (
    <div className="trap" aria-hidden="true">
      <label htmlFor="trap">Leave this empty</label>
      <input type="text" id="trap" name="trap" tabIndex={-1} autoComplete="off" toolparamdescription="Leave this empty" />
    </div>
  );
}
