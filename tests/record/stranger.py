"""The fair deck once more, as a stranger writes it from docs/fair-deck.md: without gnumies."""

import hashlib
import struct


def number(key: str, index: int) -> int:
    """Give the number of that index in the stream of a key, by where its hex digits stand."""
    block, place = divmod(index, 8)
    digest = hashlib.sha256(bytes.fromhex(key) + struct.pack(">Q", block)).hexdigest()
    return int(digest[8 * place : 8 * place + 8], 16)


def draws(key: str, bounds: list[int]) -> list[int]:
    """Give a number below each of the bounds, in turn."""
    found, index = [], 0
    for n in bounds:
        while number(key, index) // n >= 2**32 // n:
            index += 1
        found.append(number(key, index) % n)
        index += 1
    return found


def order(deck: list[str], key: str) -> list[str]:
    """Give the deck in the order of a key, dealt from the bottom."""
    rest, bottom_up = list(deck), []
    for j in draws(key, list(range(len(deck), 1, -1))):
        last = rest.pop()
        bottom_up.append(last if j == len(rest) else rest[j])
        rest[j : j + 1] = [last] if j < len(rest) else []
    return (bottom_up + rest)[::-1]


def hashed(text: str, *parts: str) -> str:
    """Give the hash of a tag and of parts in hex, each after its length."""
    message = b""
    for part in (text.encode(), *map(bytes.fromhex, parts)):
        message += struct.pack(">I", len(part)) + part
    return hashlib.sha256(message).hexdigest()


def key_of(secret: str, nonces: dict[int, str]) -> str:
    """Give the key of a deck from the nonces that were opened, by seat."""
    parts = [part for seat, nonce in sorted(nonces.items()) for part in (f"{seat:02x}", nonce)]
    return hashed("gnumies-fair/1 deck", secret, *parts)
