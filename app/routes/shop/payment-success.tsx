export default function Page() {
  return (
    <main id="main">
      <h1 tabIndex={-1}>shop/payment-success</h1>
    </main>
  );
}
