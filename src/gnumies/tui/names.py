"""What players are called who did not say."""

from gnumies.locale import Texts


def usual_names(t: Texts) -> tuple[str, ...]:
    """A name for each of the five seats."""
    return (t("tui-name-1"), t("tui-name-2"), t("tui-name-3"), t("tui-name-4"), t("tui-name-5"))
