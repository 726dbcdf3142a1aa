import { CHAIN_FILE, type CodeJob, KEY_FILE } from './job.ts';
import { cLines, cString, indentLines, json } from './literals.ts';

const PARENT = `
  // The SDK writes c2pa.opened, and keeps the parent with all its manifests.
  if (c2pa_builder_set_intent(builder, Edit, Empty)) stop("intent");
  FILE *before = open_file(parent, "rb");
  struct C2paStream *history = stream_of(before);
  if (c2pa_builder_add_ingredient_from_stream(builder, PARENT, PARENT_TYPE, history)) stop(parent);
`;

/** A program for the C API. It needs our `c2pa_file.h` for files as streams. */
export function cProgram({ definition, source, destination, type, parent }: CodeJob): string {
  const names = [source, destination, '.', ...(parent ? [parent.file] : [])];
  const variables = ['source', 'destination', 'folder', ...(parent ? ['parent'] : [])];
  return `// Signs an image. Needs c2pa_file.h beside it; link with -lc2pa_c.
// Usage: ./sign ${variables.map((name) => `[${name}]`).join(' ')}
// The folder has ${CHAIN_FILE} (the signing certificate first, without the root) and ${KEY_FILE} (PKCS#8).
#include "c2pa_file.h"

static const char DEFINITION[] =
    ${indentLines(cLines(json(definition)), 4)};
${
  parent
    ? `
static const char PARENT[] = ${cString(JSON.stringify({ title: parent.file, relationship: 'parentOf' }))};
static const char PARENT_TYPE[] = ${cString(parent.type)};
`
    : ''
}
int main(int count, char **args) {
${variables.map((name, index) => `  const char *${name} = count > ${index + 1} ? args[${index + 1}] : ${cString(names[index] ?? '')};`).join('\n')}

  char path[4096];
  snprintf(path, sizeof path, "%s/${CHAIN_FILE}", folder);
  char *chain = read_text(path);
  snprintf(path, sizeof path, "%s/${KEY_FILE}", folder);
  char *key = read_text(path);
  struct C2paSignerInfo info = {.alg = "es256", .sign_cert = chain, .private_key = key, .ta_url = NULL};
  struct C2paSigner *signer = c2pa_signer_from_info(&info);
  if (!signer) stop("signer");
  free(chain);
  free(key);

  struct C2paSettings *settings = c2pa_settings_new();
  if (c2pa_settings_set_value(settings, "verify.verify_after_sign", "true")) stop("settings");
  struct C2paContextBuilder *configuration = c2pa_context_builder_new();
  if (c2pa_context_builder_set_settings(configuration, settings)) stop("settings");
  c2pa_free(settings);
  struct C2paContext *context = c2pa_context_builder_build(configuration);
  struct C2paBuilder *builder = c2pa_builder_from_context(context);
  builder = c2pa_builder_with_definition(builder, DEFINITION);
  if (!builder) stop("definition");
${parent ? PARENT : ''}
  FILE *in = open_file(source, "rb");
  FILE *out = open_file(destination, "w+b");
  struct C2paStream *from = stream_of(in);
  struct C2paStream *to = stream_of(out);
  const unsigned char *manifest_store = NULL;
  if (c2pa_builder_sign(builder, ${cString(type)}, from, to, signer, &manifest_store) < 0) {
    remove(destination);
    stop(source);
  }
  printf("%s: signed\\n", destination);

  c2pa_free(manifest_store);
  c2pa_release_stream(to);
  c2pa_release_stream(from);
  fclose(out);
  fclose(in);
${parent ? '  c2pa_release_stream(history);\n  fclose(before);\n' : ''}  c2pa_free(builder);
  c2pa_free(context);
  c2pa_free(signer);
  return 0;
}
`;
}
