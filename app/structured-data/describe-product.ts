import type { Product } from "schema-dts";
import { describeCompany } from "#app/structured-data/describe-company.ts";
import { brand } from "#content/brand.ts";
import { catalogue } from "#content/catalogue.ts";
import { claims } from "#content/claims.ts";
import picture from "#imagery/drawn/tube-open-960.webp?url";

const { tube } = catalogue;
const price = (tube.price.minor / 100).toFixed(2);

/** The tube and its pre-order. No ratings, numbers or dates that nobody has given us. */
export const describeProduct = (origin: string) =>
  ({
    "@type": "Product",
    "@id": `${origin}/#tube`,
    name: `${brand.name} ${brand.tagline.toLowerCase()}`,
    description: `${tube.description}. ${claims.activation.words}. ${claims.waterproof.words}. ${claims.cosmetic.words}`,
    brand: { "@type": "Brand", name: brand.name },
    image: [origin + picture],
    url: `${origin}/pre-order`,
    size: `${tube.sizeMl} ml`,
    offers: {
      "@type": "Offer",
      url: `${origin}/pre-order`,
      price,
      priceCurrency: tube.price.currency,
      availability: "https://schema.org/PreOrder",
      itemCondition: "https://schema.org/NewCondition",
      eligibleRegion: tube.shipsTo.map((country) => ({ "@type": "Country" as const, name: country })),
      shippingDetails: {
        "@type": "OfferShippingDetails",
        shippingRate: { "@type": "MonetaryAmount", value: 0, currency: tube.price.currency },
        shippingDestination: tube.shipsTo.map((country) => ({ "@type": "DefinedRegion" as const, addressCountry: country })),
      },
      seller: describeCompany(origin),
    },
  }) satisfies Product;
