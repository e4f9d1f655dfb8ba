import { company } from '../content/company';

const yearMs = 365 * 86_400_000;

/** Whom to tell of a hole (RFC 9116): `/.well-known/security.txt`. Expires a year after the release. */
export const securityContact = `Contact: mailto:${company.supportEmail}
Expires: ${new Date(Number(process.env.SOURCE_DATE_EPOCH ?? 0) * 1000 + yearMs).toISOString()}
Preferred-Languages: en
`;
