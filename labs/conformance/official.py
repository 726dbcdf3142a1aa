# Runs the conformance program's evaluators on crJSON documents.
# Usage: python official.py <asset-rubrics> <json-formula/src>, with documents by id as JSON on standard input
import contextlib
import io
import json
import sys

rubrics, formula = sys.argv[1:3]
sys.path[:0] = [formula, rubrics]

from c2pa_conformance_rubric_evaluator import evaluate_asset_against_rubric  # noqa: E402
from c2pa_signals_rubric_evaluator import evaluate_asset  # noqa: E402

SETS = {
    "0.2/2.4": "asset-rubric-conformance0.2-spec2.4.yml",
    "0.2/2.2": "asset-rubric-conformance0.2-spec2.2.yml",
    "0.1/2.2": "asset-rubric-conformance0.1-spec2.2.yml",
}


def quietly(run):
    """Runs an evaluator, which prints its result. One that stops with an error has no outcome."""
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        try:
            return run()
        except Exception:
            return None


def rules(name, text):
    def run():
        found = evaluate_asset_against_rubric(f"{rubrics}/{name}", data_dict=json.loads(text))
        ids = {outcome: sorted(one["trait"] for one in found[outcome]["validation"]) for outcome in ("true", "false", "warning")}
        return {"rules": sum(len(names) for names in ids.values()), "notMet": ids["false"], "warnings": ids["warning"]}

    return quietly(run)


def signals(text):
    def run():
        found = evaluate_asset(f"{rubrics}/asset-rubric-signals-local.yml", data_dict=json.loads(text))
        return [
            sorted(
                signal["trait"].split("signal_")[1]
                for signal in manifest["localInceptions"] + manifest["localTransformations"]
            )
            for manifest in found["manifests"]
            if not manifest.get("pseudo")
        ]

    return quietly(run)


answers = {
    document: {"sets": {id: rules(name, text) for id, name in SETS.items()}, "signals": signals(text)}
    for document, text in json.load(sys.stdin).items()
}
json.dump(answers, sys.stdout)
