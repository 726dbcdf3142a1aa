// Signs a video from one open file into another, so that memory use doesn't depend on its size.
// Usage: ./sign_video [video.mp4] [signed.mp4] [test-certs]        (needs c2pa_file.h next to it, and cJSON)
#include <cjson/cJSON.h>

#include "c2pa_file.h"

static struct C2paSigner *signer_in(const char *folder) {
  char path[4096];
  snprintf(path, sizeof path, "%s/chain.pem", folder);
  char *chain = read_text(path);
  snprintf(path, sizeof path, "%s/signer.key", folder);
  char *key = read_text(path);
  struct C2paSignerInfo info = {.alg = "es256", .sign_cert = chain, .private_key = key, .ta_url = NULL};
  struct C2paSigner *signer = c2pa_signer_from_info(&info);
  if (!signer) stop("signer");
  free(chain);
  free(key);
  return signer;
}

int main(int count, char **args) {
  const char *video = count > 1 ? args[1] : "video.mp4";
  const char *output = count > 2 ? args[2] : "signed.mp4";
  struct C2paSigner *signer = signer_in(count > 3 ? args[3] : "test-certs");
  // The signer is responsible for the actions, so the claim lists them under created_assertions.
  struct C2paContext *context = context_from("{ \"verify\": { \"verify_after_sign\": true },"
                                             "  \"builder\": { \"created_assertion_labels\": [\"c2pa.actions\"] } }");
  struct C2paBuilder *builder = c2pa_builder_from_context(context);
  builder = c2pa_builder_with_definition(
      builder, "{ \"title\": \"A ball crosses the frame\","
               "  \"claim_generator_info\": [{ \"name\": \"stream-file\", \"version\": \"1.0.0\" }] }");
  if (!builder) stop("definition");
  if (c2pa_builder_set_intent(builder, Create, DigitalCreation)) stop("intent");

  // #region stream
  // Open files, not bytes: the library reads the parts it needs. It also reads back the destination, hence "w+b".
  FILE *in = open_file(video, "rb"), *out = open_file(output, "w+b");
  struct C2paStream *from = stream_of(in), *to = stream_of(out);
  const unsigned char *store = NULL;
  if (c2pa_builder_sign(builder, "video/mp4", from, to, signer, &store) < 0) {
    remove(output);
    stop(video);
  }

  rewind(out);
  struct C2paReader *reader = c2pa_reader_with_stream(c2pa_reader_from_context(context), "video/mp4", to);
  if (!reader) stop(output);
  char *json = c2pa_reader_json(reader);
  cJSON *report = cJSON_Parse(json);
  printf("%s: %s\n", output, cJSON_GetStringValue(cJSON_GetObjectItemCaseSensitive(report, "validation_state")));
  // #endregion stream

  cJSON_Delete(report);
  c2pa_free(json);
  c2pa_free(reader);
  c2pa_free(store);
  c2pa_release_stream(to);
  c2pa_release_stream(from);
  fclose(out);
  fclose(in);
  c2pa_free(builder);
  c2pa_free(context);
  c2pa_free(signer);
  return 0;
}
