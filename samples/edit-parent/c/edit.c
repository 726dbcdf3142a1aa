// Signs an edited image with the signed original as its parent, so that its history is kept.
// Usage: ./edit [signed.jpg] [edited.jpg] [edited-signed.jpg] [test-certs]   (needs c2pa_file.h next to it, and cJSON)
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

static void print_report(const char *name, const char *json) {
  cJSON *store = cJSON_Parse(json);
  const cJSON *manifests = member(store, "manifests");
  const cJSON *active = member(manifests, text(store, "active_manifest"));
  const cJSON *one, *action;
  printf("%s: %s\n", name, text(store, "validation_state"));
  cJSON_ArrayForEach(one, member(active, "ingredients"))
      printf("  %s %s\n", text(one, "relationship"), text(one, "title"));
  cJSON_ArrayForEach(one, member(active, "assertions")) {
    if (strncmp(text(one, "label"), "c2pa.actions", 12) != 0) continue;
    cJSON_ArrayForEach(action, member(member(one, "data"), "actions")) printf("  %s\n", text(action, "action"));
  }
  printf("  manifests: %d\n", cJSON_GetArraySize(manifests));
  cJSON_Delete(store);
}

int main(int count, char **args) {
  const char *original = count > 1 ? args[1] : "signed.jpg";
  const char *edited = count > 2 ? args[2] : "edited.jpg";
  const char *output = count > 3 ? args[3] : "edited-signed.jpg";
  struct C2paSigner *signer = signer_in(count > 4 ? args[4] : "test-certs");
  // The signer is responsible for the actions, so the claim lists them under created_assertions.
  struct C2paContext *context = context_from("{ \"verify\": { \"verify_after_sign\": true },"
                                             "  \"builder\": { \"created_assertion_labels\": [\"c2pa.actions\"] } }");
  FILE *parent = open_file(original, "rb"), *in = open_file(edited, "rb"), *out = open_file(output, "w+b");
  struct C2paStream *before = stream_of(parent), *from = stream_of(in), *to = stream_of(out);

  // #region parent
  struct C2paBuilder *builder = c2pa_builder_from_context(context);
  builder = c2pa_builder_with_definition(
      builder, "{ \"title\": \"Evening, smaller\","
               "  \"claim_generator_info\": [{ \"name\": \"Docs example\", \"version\": \"1.0.0\" }] }");
  if (!builder) stop("definition");

  // Edit: the result has one parent. The library validates the parent now and keeps its manifests.
  if (c2pa_builder_set_intent(builder, Edit, Empty)) stop("intent");
  cJSON *ingredient = cJSON_CreateObject();
  cJSON_AddStringToObject(ingredient, "title", original);
  cJSON_AddStringToObject(ingredient, "relationship", "parentOf");
  char *json = cJSON_PrintUnformatted(ingredient);
  if (c2pa_builder_add_ingredient_from_stream(builder, json, "image/jpeg", before)) stop(original);
  cJSON_free(json);
  cJSON_Delete(ingredient);
  // The intent writes c2pa.opened. Add an action for each change you made.
  if (c2pa_builder_add_action(builder, "{ \"action\": \"c2pa.resized.proportional\" }")) stop("action");

  const unsigned char *store = NULL;
  if (c2pa_builder_sign(builder, "image/jpeg", from, to, signer, &store) < 0) {
    remove(output);
    stop(edited);
  }
  c2pa_free(store);
  // #endregion parent

  rewind(out);
  struct C2paReader *reader = c2pa_reader_with_stream(c2pa_reader_from_context(context), "image/jpeg", to);
  if (!reader) stop(output);
  char *report = c2pa_reader_json(reader);
  print_report(output, report);

  c2pa_free(report);
  c2pa_free(reader);
  c2pa_release_stream(to);
  c2pa_release_stream(from);
  c2pa_release_stream(before);
  fclose(out);
  fclose(in);
  fclose(parent);
  c2pa_free(builder);
  c2pa_free(context);
  c2pa_free(signer);
  return 0;
}
