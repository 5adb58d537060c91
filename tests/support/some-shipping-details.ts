/** What somebody types into the shipping form. */
export const someShippingDetails = {
  name: "Ann Lee",
  email: "ann@example.com",
  phone: "",
  address1: "1 High Street",
  address2: "",
  city: "Leeds",
  state: "",
  postal_code: "LS1 4AP",
  country: "GB",
};
