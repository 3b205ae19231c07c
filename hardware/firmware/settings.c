#include "settings.h"
#include "scan.h"
#include <avr/eeprom.h>

/* The number, and its bits turned over: a supply that fails while one is written leaves no wrong
 * number behind, only none. Not the first cell, which suffers most when the supply fails. */
#define SAMPLES_AT ((uint8_t *)0x10)
#define CHECK_AT ((uint8_t *)0x11)

static bool in_range(uint8_t samples) {
    return samples >= 1 && samples <= SAMPLES_MOST;
}

uint8_t settings_samples(void) {
    uint8_t samples = eeprom_read_byte(SAMPLES_AT);
    uint8_t check = ~eeprom_read_byte(CHECK_AT);
    return samples == check && in_range(samples) ? samples : SAMPLES_DEFAULT;
}

bool settings_set_samples(uint8_t samples) {
    if (!in_range(samples))
        return false;
    eeprom_update_byte(SAMPLES_AT, samples);
    eeprom_update_byte(CHECK_AT, ~samples);
    return true;
}
