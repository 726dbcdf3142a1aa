// Adds an assertion to a signed image without changing what the first signature covers.
// Usage: ./update [signed.jpg] [updated.jpg] [test-certs]        (needs c2pa_file.h next to it, and cJSON)
#include <cjson/cJSON.h>
#include <string.h>

#include "c2pa_file.h"

static const cJSON *member(const cJSON *object, const char *name) {
  return cJSON_GetObjectItemCaseSensitive(object, name);
}

static const char *text(const cJSON *object, const char *name) {
  const char *value = cJSON_GetStringValue(member(object, name));
  return value ? value : "";
}

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

static int by_name(const void *one, const void *other) {
  return strcmp(*(const char *const *)one, *(const char *const *)other);
}

static void print_sorted(const char *title, const cJSON *list, const char *name) {
  const char *names[64];
  size_t count = 0;
  const cJSON *one;
  cJSON_ArrayForEach(one, list) if (count < 64) names[count++] = text(one, name);
  qsort(names, count, sizeof *names, by_name);
  printf("  %s: ", title);
  for (size_t i = 0; i < count; i++) printf("%s%s", i ? ", " : "", names[i]);
  printf("\n");
}

static void print_report(const char *name, const char *json) {
  cJSON *store = cJSON_Parse(json);
  const cJSON *manifests = member(store, "manifests");
  const cJSON *active = member(manifests, text(store, "active_manifest"));
  printf("%s: %s\n", name, text(store, "validation_state"));
  print_sorted("assertions", member(active, "assertions"), "label");
  print_sorted("ingredients", member(active, "ingredients"), "relationship");
  printf("  manifests: %d\n", cJSON_GetArraySize(manifests));
  cJSON_Delete(store);
}

int main(int count, char **args) {
  const char *source = count > 1 ? args[1] : "signed.jpg";
  const char *output = count > 2 ? args[2] : "updated.jpg";
  struct C2paSigner *signer = signer_in(count > 3 ? args[3] : "test-certs");
  // The signer is responsible for the actions, so the claim lists them under created_assertions.
  struct C2paContext *context = context_from("{ \"verify\": { \"verify_after_sign\": true },"
                                             "  \"builder\": { \"created_assertion_labels\": [\"c2pa.actions\"] } }");
  FILE *in = open_file(source, "rb"), *out = open_file(output, "w+b");
  struct C2paStream *from = stream_of(in), *to = stream_of(out);

  // #region update
  struct C2paBuilder *builder = c2pa_builder_from_context(context);
  builder = c2pa_builder_with_definition(
      builder, "{ \"title\": \"Evening over the hills\","
               "  \"claim_generator_info\": [{ \"name\": \"Docs example\", \"version\": \"1.0.0\" }],"
               "  \"assertions\": [{ \"label\": \"org.example.review\","
               "    \"data\": { \"checked\": \"2026-11-20\", \"desk\": \"Documentation\" } }] }");
  if (!builder) stop("definition");
  // Update: the signed file becomes the only parent, and the content's hash stays in the parent's manifest.
  if (c2pa_builder_set_intent(builder, Update, Empty)) stop("intent");
  const unsigned char *store = NULL;
  if (c2pa_builder_sign(builder, "image/jpeg", from, to, signer, &store) < 0) {
    remove(output);
    stop(source);
  }
  // #endregion update

  rewind(out);
  struct C2paReader *reader = c2pa_reader_with_stream(c2pa_reader_from_context(context), "image/jpeg", to);
  if (!reader) stop(output);
  char *json = c2pa_reader_json(reader);
  print_report(output, json);

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
