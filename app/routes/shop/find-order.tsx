export default function Page() {
  return (
    <main id="main">
      <h1 tabIndex={-1}>shop/find-order</h1>
    </main>
  );
}
