import type { DocsSection } from "../../../platform/docs/DocsSection.ts";

/** How calls look and how to check them, for the readable page of the API. */
export const webhookDocs: DocsSection = {
  id: "webhooks",
  title: "Webhooks",
  html: `<p>Whoever is signed in can have an <code>https</code> address called when something public changes: in the
country, a unit or a drawn area. Webhooks are made on the <a href="/settings">settings page</a> or with
<code>POST /webhooks</code>; the answer holds the secret, once. Calls follow the
Standard Webhooks (<code>standardwebhooks.com</code>), so their libraries can check them.</p>
<pre><code>POST /your/address
content-type: application/json
webhook-id: msg_5f0c…            the same at every try of a call
webhook-timestamp: 1795000000    when this try was made, in seconds
webhook-signature: v1,K5oZ…      HMAC-SHA256, base64

{"type":"changes","timestamp":"2026-11-16T10:00:00.000Z","data":{"webhookId":"…","changes":[
  {"id":"9c1e…","kind":"new","at":"2026-11-16T09:58:12Z","project":{"id":"…","name":"Ådalen"},…}]}}</code></pre>
<p>Each change is as in <code>GET /status/pages/changes</code>, with the id it has in the feed. A call holds at most 100
changes, oldest first. <code>type</code> is <code>test</code> for the test button, with no changes.</p>
<p><strong>Check</strong> before you trust a call: take the part of the secret after <code>whsec_</code>, decode it from
base64, and work out HMAC-SHA256 of <code>{webhook-id}.{webhook-timestamp}.{body}</code> with the body as it came. It
must be what follows <code>v1,</code>. Refuse timestamps more than five minutes away. An id that you have had is a call
made again: answer it with 2xx too, or it is tried on, and do nothing.</p>
<pre><code>import base64, hashlib, hmac, time

def check(secret, headers, body, seen):
    """'new' and 'seen' are answered with 204, 'refused' with 401; only 'new' is worked on."""
    id, at = headers["webhook-id"], headers["webhook-timestamp"]
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{id}.{at}.".encode() + body
    own = "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    if abs(time.time() - int(at)) > 300 or not hmac.compare_digest(own, headers["webhook-signature"]):
        return "refused"
    if id in seen:
        return "seen"
    seen.add(id)
    return "new"</code></pre>
<p><strong>Answer</strong> with 2xx within 10 seconds, and do the work afterwards. Anything else, redirects too, is tried
again after 1, 2, 4 … minutes, at most six hours apart. After five days without an answer, or at once by an answer of
410, the webhook is switched off and its owner told; started again, it goes on with what waited. Calls may come twice or
out of order. Addresses on inner networks are never called.</p>`,
};
