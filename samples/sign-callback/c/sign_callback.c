// Signs an image with a key that the library never sees: it passes bytes and gets a signature back.
// Usage: ./sign_callback [source] [destination] [certificate folder]        (needs c2pa_file.h next to it, and openssl)
#define _POSIX_C_SOURCE 200809L // mkstemp, popen
#include <unistd.h>

#include "c2pa_file.h"

// #region callback
// In production, call a key management service here. In this test, another process has the key.
// The data isn't hashed yet: the service hashes it, with SHA-256 for ES256.
static intptr_t sign(const void *context, const unsigned char *data, uintptr_t size, unsigned char *signature,
                     uintptr_t room) {
  const char *key = context;
  char name[] = "to-sign-XXXXXX", command[8192];
  FILE *file = fdopen(mkstemp(name), "wb");
  if (!file) return -1;
  int failed = fwrite(data, 1, size, file) != size;
  failed |= fclose(file) != 0;
  // Choose the key's name yourself. Never build a command from untrusted text.
  snprintf(command, sizeof command, "openssl dgst -sha256 -sign '%s' %s", key, name);
  FILE *output = failed ? NULL : popen(command, "r");
  size_t count = output ? fread(signature, 1, room, output) : 0; // never more than fits
  failed |= !output || pclose(output) != 0;
  remove(name);
  return failed ? -1 : (intptr_t)count;
}
// #endregion callback

int main(int count, char **args) {
  const char *source = count > 1 ? args[1] : "photo.jpg";
  const char *destination = count > 2 ? args[2] : "signed.jpg";
  const char *folder = count > 3 ? args[3] : "test-certs";

  // #region signer
  char path[4096], key[4096];
  snprintf(path, sizeof path, "%s/chain.pem", folder);
  snprintf(key, sizeof key, "%s/signer.key", folder);
  char *chain = read_text(path);
  // The first argument is passed to every call. It must live as long as the signer.
  struct C2paSigner *signer = c2pa_signer_create(key, sign, Es256, chain, NULL);
  if (!signer) stop("signer");
  free(chain);
  // #endregion signer

  struct C2paContext *context = c2pa_context_new(); // verify_after_sign is on: signing fails with the wrong key
  struct C2paBuilder *builder = c2pa_builder_from_context(context);
  // created: the signer is responsible for the actions, so the claim lists them under created_assertions.
  builder = c2pa_builder_with_definition(
      builder, "{ \"title\": \"Test photo\","
               "  \"claim_generator_info\": [{ \"name\": \"sign-callback\", \"version\": \"1.0.0\" }],"
               "  \"assertions\": [{ \"label\": \"c2pa.actions.v2\", \"created\": true, \"data\": { \"actions\": [{"
               "    \"action\": \"c2pa.created\","
               "    \"digitalSourceType\": \"http://cv.iptc.org/newscodes/digitalsourcetype/digitalCapture\" }] } }] }");
  if (!builder) stop("definition");

  FILE *in = open_file(source, "rb");
  FILE *out = open_file(destination, "w+b");
  struct C2paStream *from = stream_of(in);
  struct C2paStream *to = stream_of(out);
  const unsigned char *manifest_store = NULL;
  if (c2pa_builder_sign(builder, "image/jpeg", from, to, signer, &manifest_store) < 0) {
    remove(destination);
    stop(source);
  }
  printf("%s: signed through a callback\n", destination);

  c2pa_free(manifest_store);
  c2pa_release_stream(to);
  c2pa_release_stream(from);
  fclose(out);
  fclose(in);
  c2pa_free(builder);
  c2pa_free(context);
  c2pa_free(signer);
  return 0;
}
