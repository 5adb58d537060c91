import { type Chapter, none } from "#tests/asvs/line.ts";

const fact = "there is no WebRTC";

export const webrtc: Chapter = {
  title: "WebRTC",
  lines: {
    "17.1.1": none("TURN: no inner addresses", fact),
    "17.2.1": none("Media: keys", fact),
    "17.2.2": none("Media: ciphers", fact),
    "17.2.3": none("Media: SRTP is checked", fact),
    "17.2.4": none("Media: malformed packets", fact),
    "17.3.1": none("Signalling: floods", fact),
    "17.3.2": none("Signalling: malformed messages", fact),
  },
};
