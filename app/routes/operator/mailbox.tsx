export default function Page() {
  return (
    <main id="main">
      <h1 tabIndex={-1}>operator/mailbox</h1>
    </main>
  );
}
