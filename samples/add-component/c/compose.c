// Signs an image that another image was placed in, and records which one.
// Usage: ./compose [photo.jpg] [logo.jpg] [composed.jpg] [test-certs]   (needs c2pa_file.h next to it, and cJSON)
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
  const cJSON *active = member(member(store, "manifests"), text(store, "active_manifest"));
  const cJSON *one, *action, *used;
  printf("%s: %s\n", name, text(store, "validation_state"));
  cJSON_ArrayForEach(one, member(active, "ingredients"))
      printf("  %s %s, own manifest: %s\n", text(one, "relationship"), text(one, "title"),
             member(one, "active_manifest") ? "yes" : "no");
  cJSON_ArrayForEach(one, member(active, "assertions")) {
    if (strncmp(text(one, "label"), "c2pa.actions", 12) != 0) continue;
    cJSON_ArrayForEach(action, member(member(one, "data"), "actions")) {
      printf("  %s", text(action, "action"));
      cJSON_ArrayForEach(used, member(member(action, "parameters"), "ingredients")) {
        const char *slash = strrchr(text(used, "url"), '/');
        printf(": %s", slash ? slash + 1 : text(used, "url"));
      }
      printf("\n");
    }
  }
  cJSON_Delete(store);
}

int main(int count, char **args) {
  const char *image = count > 1 ? args[1] : "photo.jpg";
  const char *part = count > 2 ? args[2] : "logo.jpg";
  const char *output = count > 3 ? args[3] : "composed.jpg";
  struct C2paSigner *signer = signer_in(count > 4 ? args[4] : "test-certs");
  // The signer is responsible for the actions, so the claim lists them under created_assertions.
  struct C2paContext *context = context_from("{ \"verify\": { \"verify_after_sign\": true },"
                                             "  \"builder\": { \"created_assertion_labels\": [\"c2pa.actions\"] } }");
  FILE *logo = open_file(part, "rb"), *in = open_file(image, "rb"), *out = open_file(output, "w+b");
  struct C2paStream *placed = stream_of(logo), *from = stream_of(in), *to = stream_of(out);

  struct C2paBuilder *builder = c2pa_builder_from_context(context);
  builder = c2pa_builder_with_definition(
      builder, "{ \"title\": \"Evening, with logo\","
               "  \"claim_generator_info\": [{ \"name\": \"Docs example\", \"version\": \"1.0.0\" }] }");
  if (!builder) stop("definition");
  if (c2pa_builder_set_intent(builder, Create, Composite)) stop("intent");

  // #region component
  // Choose any label. It links the action to the ingredient and is replaced when the claim is created.
  cJSON *ingredient = cJSON_CreateObject();
  cJSON_AddStringToObject(ingredient, "title", part);
  cJSON_AddStringToObject(ingredient, "relationship", "componentOf");
  cJSON_AddStringToObject(ingredient, "label", "logo");
  char *described = cJSON_PrintUnformatted(ingredient);
  if (c2pa_builder_add_ingredient_from_stream(builder, described, "image/jpeg", placed)) stop(part);
  if (c2pa_builder_add_action(builder, "{ \"action\": \"c2pa.placed\","
                                       "  \"parameters\": { \"ingredientIds\": [\"logo\"] } }"))
    stop("action");
  cJSON_free(described);
  cJSON_Delete(ingredient);
  // #endregion component

  const unsigned char *store = NULL;
  if (c2pa_builder_sign(builder, "image/jpeg", from, to, signer, &store) < 0) {
    remove(output);
    stop(image);
  }
  rewind(out);
  struct C2paReader *reader = c2pa_reader_with_stream(c2pa_reader_from_context(context), "image/jpeg", to);
  if (!reader) stop(output);
  char *json = c2pa_reader_json(reader);
  print_report(output, json);

  c2pa_release_stream(placed);
  fclose(logo);
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
