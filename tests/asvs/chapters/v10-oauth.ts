import { type Chapter, none } from "#tests/asvs/line.ts";

const fact = "there is no OAuth or OpenID Connect here: nobody signs in through another service, and we are nobody's provider";

export const oauth: Chapter = {
  title: "OAuth and OIDC",
  lines: {
    "10.1.1": none("Tokens go only where they are needed", fact),
    "10.1.2": none("Answers belong to our own request", fact),
    "10.2.1": none("Client: no forged answers", fact),
    "10.2.2": none("Client: no mix-up of servers", fact),
    "10.3.1": none("Resources: for us", fact),
    "10.3.2": none("Resources: within their scope", fact),
    "10.3.3": none("Resources: whose they are", fact),
    "10.3.4": none("Resources: strong enough", fact),
    "10.4.1": none("Server: known return addresses", fact),
    "10.4.2": none("Server: codes once", fact),
    "10.4.3": none("Server: codes short-lived", fact),
    "10.4.4": none("Server: only the grants that are needed", fact),
    "10.4.5": none("Server: refresh tokens not replayed", fact),
    "10.4.6": none("Server: PKCE", fact),
    "10.4.7": none("Server: registration", fact),
    "10.4.8": none("Server: refresh tokens end", fact),
    "10.4.9": none("Server: tokens can be revoked", fact),
    "10.4.10": none("Server: clients prove who they are", fact),
    "10.4.11": none("Server: only the scopes that are needed", fact),
    "10.5.1": none("OIDC client: replays", fact),
    "10.5.2": none("OIDC client: who it is", fact),
    "10.5.3": none("OIDC client: whose metadata", fact),
    "10.5.4": none("OIDC client: for us", fact),
    "10.5.5": none("OIDC client: forced sign-outs", fact),
    "10.6.1": none("Provider: response modes", fact),
    "10.6.2": none("Provider: forced sign-outs", fact),
    "10.7.1": none("Consent: asked for", fact),
    "10.7.2": none("Consent: in plain words", fact),
    "10.7.3": none("Consent: withdrawn", fact),
  },
};
