"""What all tests share: how hard Hypothesis looks, the language, and no warming."""

import os

from hypothesis import HealthCheck, settings

# No deadlines: a busy machine is no fault of the code.
settings.register_profile("dev", deadline=None)
settings.register_profile(
    "ci",
    deadline=None,
    derandomize=False,  # each run looks somewhere new
    print_blob=True,  # and a failure says how to repeat it
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("ci" if os.environ.get("CI") == "true" else "dev")
os.environ["GNUMIES_LANG"] = "en"  # whatever the machine speaks
os.environ["GNUMIES_WARM"] = "0"  # servers in tests leave the processor to the tests
