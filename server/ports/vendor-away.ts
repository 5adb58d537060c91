/** A vendor timed out, refused the connection or answered nonsense: whether it acted is unknown. */
export class VendorAway extends Error {
  override readonly name = "VendorAway";
  constructor(vendor: string, cause?: unknown) {
    super(`${vendor} did not answer`, { cause });
  }
}
