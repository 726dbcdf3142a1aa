// Adds two signatures from settings: the tool signs the claim, and the newsroom signs an identity assertion in it.
// Then reads the file with one trust anchor for tools and one for people.
// Usage: ./write_identity [photo.jpg] [identified.jpg] [test-certs] [identity-certs]   (needs c2pa_file.h next to it, and cJSON)
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

// Pass the contents of the files, not their names: the library doesn't open paths here.
static void add_file(cJSON *object, const char *name, const char *folder, const char *file) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%s", folder, file);
  char *content = read_text(path);
  cJSON_AddStringToObject(object, name, content);
  free(content);
}

static struct C2paContext *context_with(cJSON *wanted) {
  struct C2paContextBuilder *configuration = c2pa_context_builder_new();
  struct C2paSettings *settings = c2pa_settings_new();
  char *json = cJSON_PrintUnformatted(wanted);
  if (c2pa_settings_update_from_string(settings, json, "json")) stop("settings");
  if (c2pa_context_builder_set_settings(configuration, settings)) stop("settings");
  cJSON_free(json);
  cJSON_Delete(wanted);
  c2pa_free(settings);
  struct C2paContext *context = c2pa_context_builder_build(configuration); // takes the configuration
  if (!context) stop("context");
  return context;
}

// #region write
static cJSON *add_signer(cJSON *settings, const char *name, const char *folder) {
  cJSON *local = cJSON_AddObjectToObject(cJSON_AddObjectToObject(settings, name), "local");
  cJSON_AddStringToObject(local, "alg", "es256");
  add_file(local, "sign_cert", folder, "chain.pem");
  add_file(local, "private_key", folder, "signer.key");
  return local;
}

static struct C2paContext *context_that_signs(const char *tool, const char *actor) {
  cJSON *settings = cJSON_CreateObject();
  add_signer(settings, "signer", tool);
  cJSON *identity = add_signer(settings, "cawg_x509_signer", actor);
  cJSON *referenced = cJSON_AddArrayToObject(identity, "referenced_assertions");
  cJSON_AddItemToArray(referenced, cJSON_CreateString("c2pa.actions.v2"));
  cJSON_AddItemToArray(referenced, cJSON_CreateString("org.example.caption"));
  cJSON_AddItemToArray(cJSON_AddArrayToObject(identity, "roles"), cJSON_CreateString("cawg.creator"));
  // The signer is responsible for the actions, so the claim lists them under created_assertions.
  cJSON *builder = cJSON_AddObjectToObject(settings, "builder");
  cJSON_AddItemToArray(cJSON_AddArrayToObject(builder, "created_assertion_labels"), cJSON_CreateString("c2pa.actions"));
  return context_with(settings);
}

static void sign(struct C2paContext *context, const char *source, struct C2paStream *from, struct C2paStream *to) {
  struct C2paBuilder *builder = c2pa_builder_from_context(context);
  builder = c2pa_builder_with_definition(
      builder, "{ \"title\": \"Evening over the hills\","
               "  \"claim_generator_info\": [{ \"name\": \"Docs example\", \"version\": \"1.0.0\" }],"
               "  \"assertions\": ["
               "    { \"label\": \"org.example.caption\", \"data\": { \"text\": \"Drawn for the documentation\" } },"
               "    { \"label\": \"org.example.internal\", \"data\": { \"ticket\": \"DOC-17\" } } ] }");
  if (!builder) stop("definition");
  if (c2pa_builder_set_intent(builder, Create, DigitalCreation)) stop("intent");
  // No signer argument: the context's signers are used.
  const unsigned char *store = NULL;
  if (c2pa_builder_sign_context(builder, "image/jpeg", from, to, &store) < 0) stop(source);
  c2pa_free(store);
  c2pa_free(builder);
}
// #endregion write

// #region read
// From core 0.91 on: one list of anchors, each with its purpose.
static void add_anchor(cJSON *anchors, const char *kind, const char *uri, const char *folder) {
  cJSON *anchor = cJSON_CreateObject();
  cJSON_AddItemToArray(anchors, anchor);
  cJSON_AddStringToObject(anchor, "trust_kind", kind);
  cJSON_AddStringToObject(anchor, "trust_uri", uri);
  add_file(anchor, "trust_anchors", folder, "root.pem");
}

static struct C2paContext *context_that_trusts(const char *tool, const char *actor) {
  cJSON *settings = cJSON_CreateObject();
  cJSON *anchors = cJSON_AddArrayToObject(cJSON_AddObjectToObject(settings, "trust"), "anchors");
  add_anchor(anchors, "manifest", "urn:example:tools", tool);
  add_anchor(anchors, "cawg", "urn:example:people", actor);
  return context_with(settings);
}
// #endregion read

static int by_name(const void *one, const void *other) {
  return strcmp(*(const char *const *)one, *(const char *const *)other);
}

static void print_report(const char *name, const char *json) {
  cJSON *store = cJSON_Parse(json);
  const cJSON *active = member(member(store, "manifests"), text(store, "active_manifest"));
  const cJSON *assertion, *reference, *list, *status;
  printf("%s: %s\n", name, text(store, "validation_state"));
  cJSON_ArrayForEach(assertion, member(active, "assertions")) {
    if (strcmp(text(assertion, "label"), "cawg.identity") != 0) continue;
    const cJSON *identity = member(assertion, "data");
    const char *vouched[64];
    size_t count = 0;
    cJSON_ArrayForEach(reference, member(member(identity, "signer_payload"), "referenced_assertions")) {
      const char *label = strrchr(text(reference, "url"), '/');
      if (label && count < 64) vouched[count++] = label + 1;
    }
    qsort(vouched, count, sizeof *vouched, by_name);
    printf("%s vouches for", text(member(identity, "signature_info"), "issuer"));
    for (size_t i = 0; i < count; i++) printf("%s%s", i ? ", " : ": ", vouched[i]);
    printf("\n");
  }
  cJSON_ArrayForEach(list, member(member(store, "validation_results"), "activeManifest")) {
    cJSON_ArrayForEach(status, list) if (strncmp(text(status, "code"), "cawg.", 5) == 0)
        printf("  %s: %s: %s\n", list->string, text(status, "code"), text(status, "explanation"));
  }
  cJSON_Delete(store);
}

int main(int count, char **args) {
  const char *source = count > 1 ? args[1] : "photo.jpg";
  const char *output = count > 2 ? args[2] : "identified.jpg";
  const char *tool = count > 3 ? args[3] : "test-certs";
  const char *actor = count > 4 ? args[4] : "identity-certs";
  struct C2paContext *signing = context_that_signs(tool, actor), *reading = context_that_trusts(tool, actor);
  FILE *in = open_file(source, "rb"), *out = open_file(output, "w+b");
  struct C2paStream *from = stream_of(in), *to = stream_of(out);
  sign(signing, source, from, to);

  rewind(out);
  struct C2paReader *reader = c2pa_reader_with_stream(c2pa_reader_from_context(reading), "image/jpeg", to);
  if (!reader) stop(output);
  char *report = c2pa_reader_json(reader);
  print_report(output, report);

  c2pa_free(report);
  c2pa_free(reader);
  c2pa_release_stream(to);
  c2pa_release_stream(from);
  fclose(out);
  fclose(in);
  c2pa_free(reading);
  c2pa_free(signing);
  return 0;
}
