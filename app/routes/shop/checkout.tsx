export default function Page() {
  return (
    <main id="main">
      <h1 tabIndex={-1}>shop/checkout</h1>
    </main>
  );
}
