import { hash } from "node:crypto";
import { expect, it } from "vitest";
import { company } from "#content/company.ts";
import { consentWording, currentWording } from "#content/consent-wording.ts";
import { cookieWording, wordingInPlace } from "#content/cookie-wording.ts";

/** Never edited: whoever changes the words adds a version, and its line here. */
const pinned = {
  "warmth-list-1": "5d5a6be9219c0cafae82c02602d6f1ed252a248a9a16bdb513985cd6f0b0be85",
  "warmth-list-2": "62fa6c6e7e0debc9136e00b39f9026c0958fc200bf52495170f18dfd0cf731d8",
  "warmth-list-3": "366cf27cda3aa93ce1523d1412af537455da545c2a237ed8c417c9a67b6a4a4f",
  "cookies-1": "1997741b9f84a49cf77f7bfa2d6adbaf399ceecf2da9424b75b2e0ab0baa4ade",
  "cookies-2": "5e9c1a5acd864c47ac280901e20f046c98947f81b80d666502aff32ba036a53e",
  "feed-1": "8bc4771199a6b88300213c3d8c3f51953b1f54d04a5cbffab73182d36aaa9bfe",
};

it("the words agreed to, of the list, the cookie banner and the feed, stay as they were, whatever the company is called later", () => {
  const hashes = Object.entries({ ...consentWording, ...cookieWording, ...wordingInPlace }).map(([version, words]) => [
    version,
    hash("sha256", JSON.stringify(words)),
  ]);
  expect(Object.fromEntries(hashes)).toEqual(pinned);
});

it("the current words say who writes: another name of the company needs a new version", () => {
  expect(consentWording[currentWording].terms).toContain(company.name);
});
