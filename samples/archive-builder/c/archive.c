// Starts a manifest now and finishes it later: the Builder is saved in a file in between.
// Usage: ./archive start [photo.jpg] [work.c2pa]
//        ./archive finish [edited.jpg] [edited-signed.jpg] [test-certs] [work.c2pa]
// (needs c2pa_file.h next to it, and cJSON)
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

// #region save
static void start(struct C2paContext *context, const char *original, const char *archive) {
  struct C2paBuilder *builder = c2pa_builder_from_context(context);
  builder = c2pa_builder_with_definition(
      builder, "{ \"title\": \"Evening, cropped\","
               "  \"claim_generator_info\": [{ \"name\": \"Docs example\", \"version\": \"1.0.0\" }] }");
  if (!builder) stop("definition");
  if (c2pa_builder_set_intent(builder, Edit, Empty)) stop("intent");

  // Add the parent now: the original may be gone when you sign.
  cJSON *ingredient = cJSON_CreateObject();
  cJSON_AddStringToObject(ingredient, "title", original);
  cJSON_AddStringToObject(ingredient, "relationship", "parentOf");
  char *json = cJSON_PrintUnformatted(ingredient);
  FILE *parent = open_file(original, "rb"), *file = open_file(archive, "w+b");
  struct C2paStream *from = stream_of(parent), *to = stream_of(file);
  if (c2pa_builder_add_ingredient_from_stream(builder, json, "image/jpeg", from)) stop(original);
  if (c2pa_builder_to_archive(builder, to)) stop(archive);
  printf("%s: saved, not signed yet\n", archive);

  c2pa_release_stream(to);
  c2pa_release_stream(from);
  fclose(file);
  fclose(parent);
  cJSON_free(json);
  cJSON_Delete(ingredient);
  c2pa_free(builder);
}
// #endregion save

static void print_actions(const char *name, const char *json) {
  cJSON *store = cJSON_Parse(json);
  const cJSON *active = member(member(store, "manifests"), text(store, "active_manifest"));
  const cJSON *one, *action;
  printf("%s: %s\n", name, text(store, "validation_state"));
  cJSON_ArrayForEach(one, member(active, "assertions")) {
    if (strncmp(text(one, "label"), "c2pa.actions", 12) != 0) continue;
    cJSON_ArrayForEach(action, member(member(one, "data"), "actions")) printf("  %s\n", text(action, "action"));
  }
  cJSON_Delete(store);
}

static void finish(struct C2paContext *context, const char *edited, const char *output, const char *folder,
                   const char *archive) {
  struct C2paSigner *signer = signer_in(folder);
  FILE *work = open_file(archive, "rb"), *in = open_file(edited, "rb"), *out = open_file(output, "w+b");
  struct C2paStream *saved = stream_of(work), *from = stream_of(in), *to = stream_of(out);

  // #region resume
  // The archive contains the definition and the ingredients, but not the settings, so use the same context settings.
  struct C2paBuilder *builder = c2pa_builder_with_archive(c2pa_builder_from_context(context), saved);
  if (!builder) stop(archive);
  if (c2pa_builder_add_action(builder, "{ \"action\": \"c2pa.cropped\" }")) stop("action");
  const unsigned char *store = NULL;
  if (c2pa_builder_sign(builder, "image/jpeg", from, to, signer, &store) < 0) {
    remove(output);
    stop(edited);
  }
  // #endregion resume

  rewind(out);
  struct C2paReader *reader = c2pa_reader_with_stream(c2pa_reader_from_context(context), "image/jpeg", to);
  if (!reader) stop(output);
  char *report = c2pa_reader_json(reader);
  print_actions(output, report);

  c2pa_free(report);
  c2pa_free(reader);
  c2pa_free(store);
  c2pa_free(builder);
  c2pa_free(signer);
  c2pa_release_stream(to);
  c2pa_release_stream(from);
  c2pa_release_stream(saved);
  fclose(out);
  fclose(in);
  fclose(work);
}

int main(int count, char **args) {
#define ARG(index, otherwise) (count > index ? args[index] : otherwise)
  const char *step = ARG(1, "");
  // The signer is responsible for the actions, so the claim lists them under created_assertions.
  struct C2paContext *context = context_from("{ \"verify\": { \"verify_after_sign\": true },"
                                             "  \"builder\": { \"created_assertion_labels\": [\"c2pa.actions\"] } }");
  if (strcmp(step, "start") == 0) {
    start(context, ARG(2, "photo.jpg"), ARG(3, "work.c2pa"));
  } else if (strcmp(step, "finish") == 0) {
    finish(context, ARG(2, "edited.jpg"), ARG(3, "edited-signed.jpg"), ARG(4, "test-certs"), ARG(5, "work.c2pa"));
  } else {
    fprintf(stderr, "choose an action: start or finish\n");
    return 1;
  }
  c2pa_free(context);
  return 0;
}
