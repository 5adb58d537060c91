export default function Page() {
  return (
    <main id="main">
      <h1 tabIndex={-1}>shop/order</h1>
    </main>
  );
}
