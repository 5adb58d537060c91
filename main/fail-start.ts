/** Says why the program cannot start, in one message a person can act on, and leaves. */
export function failStart(error: unknown): never {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  const portTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
  process.stderr.write(
    `\n${portTaken ? "The port is taken by another program. Set PORT to a free one." : message}\n${cause instanceof Error ? `(${cause.message})\n` : ""}\n`,
  );
  process.exit(1);
}
