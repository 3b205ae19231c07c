#include "settings.h"
#include "scan.h"
#include <avr/eeprom.h>

#define SAMPLES_AT ((uint8_t *)0)

static bool in_range(uint8_t samples) {
    return samples >= 1 && samples <= SAMPLES_MOST;
}

uint8_t settings_samples(void) {
    uint8_t samples = eeprom_read_byte(SAMPLES_AT); /* 255 where nothing was ever written */
    return in_range(samples) ? samples : SAMPLES_DEFAULT;
}

bool settings_set_samples(uint8_t samples) {
    if (!in_range(samples))
        return false;
    eeprom_update_byte(SAMPLES_AT, samples);
    return true;
}
