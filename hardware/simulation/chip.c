#include "chip.h"
#include "inputs.h"
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include <avr_adc.h>
#include <avr_eeprom.h>
#include <avr_ioport.h>
#include <avr_uart.h>
#include <sim_avr.h>
#include <sim_elf.h>

#define HERTZ 16000000

/* Registers, as the chip addresses them. */
enum { ADCSRA = 0x7A, ADMUX = 0x7C, TCCR2B = 0xB1, OCR2A = 0xB3, UBRR0L = 0xC4 };

static avr_t *avr;
static uint8_t closed_buttons;
static bool began_anew;
static void (*reset_core)(avr_t *);
static avr_irq_t *analogue, *serial, *buttons; /* looked up once: that is slow */

/* Bytes that the board is sending, and whether it can take more. */
#define WIRE 16
static struct {
    uint8_t byte;
    uint64_t due;
} wire[WIRE];
static int wire_first, wire_count;
static uint64_t wire_free;
static bool full;

static int selected; /* the file, by the select lines */
static struct chip_scan scan;
static uint64_t scan_began, last_conversion, asleep, asleep_when_began;
static bool counted; /* whether the whole of what runs now counts as asleep */

static void on_select(avr_irq_t *irq, uint32_t value, void *bit) {
    (void)irq;
    int mask = 1 << (int)(intptr_t)bit;
    selected = value ? selected | mask : selected & ~mask;
    inputs_select(selected, avr->cycle);
}

static void on_input(avr_t *chip, avr_io_addr_t address, uint8_t value, void *nothing) {
    (void)nothing;
    avr_core_watch_write(chip, address, value);
    inputs_connect((value & 7) - RANKS_FIRST, chip->cycle);
}

/* A conversion begins: it samples one and a half of its own cycles later. */
static void on_conversion(avr_irq_t *irq, uint32_t value, void *nothing) {
    (void)irq, (void)nothing;
    union {
        uint32_t value;
        avr_adc_mux_t mux;
    } asked = {.value = value};
    int rank = asked.mux.src - RANKS_FIRST;
    if (asked.mux.kind != ADC_MUX_SINGLE || rank < 0 || rank > 7)
        return;
    if (rank == 0 && selected == 0 && avr->cycle - scan_began > MILLISECOND) {
        scan.took = last_conversion - scan_began;
        scan.period = avr->cycle - scan_began;
        scan.awake = scan.period - (asleep - asleep_when_began);
        scan_began = avr->cycle;
        asleep_when_began = asleep;
    }
    last_conversion = avr->cycle;
    uint64_t later = 3 * (1 << (avr->data[ADCSRA] & 7)) / 2;
    avr_raise_irq(analogue + ADC_IRQ_ADC0 + RANKS_FIRST + rank, inputs_sample(avr->cycle + later));
}

/* The chip has taken a byte to send; it has arrived when its stop bit has. */
static void on_output(avr_irq_t *irq, uint32_t value, void *nothing) {
    (void)irq, (void)nothing;
    if (wire_count == WIRE)
        return;
    uint64_t bits = 10ULL * 16 * (avr->data[UBRR0L] + 1);
    wire_free = (wire_free > avr->cycle ? wire_free : avr->cycle) + bits;
    int at = (wire_first + wire_count++) % WIRE;
    wire[at].byte = value;
    wire[at].due = wire_free;
}

static void on_full(avr_irq_t *irq, uint32_t value, void *nothing) {
    (void)irq, (void)nothing;
    full = value;
}

/* Sleeping takes no time here: whoever runs the chip keeps to the clock on the wall. */
static void on_sleep(avr_t *chip, avr_cycle_count_t cycles) {
    (void)chip;
    if (!counted)
        asleep += cycles;
}

static void on_log(avr_t *chip, const int level, const char *format, va_list arguments) {
    (void)chip;
    if (level <= LOG_ERROR)
        vfprintf(stderr, format, arguments);
}

/* The watchdog's reset as well as ours. */
static void on_reset(avr_t *chip) {
    began_anew = true;
    if (reset_core)
        reset_core(chip);
}

void chip_load(const char *firmware) {
    elf_firmware_t elf = {0};
    avr_global_logger_set(on_log);
    if (elf_read_firmware(firmware, &elf) || !(avr = avr_make_mcu_by_name("atmega328p"))) {
        fprintf(stderr, "%s cannot be loaded\n", firmware);
        exit(2);
    }
    avr_init(avr);
    avr_load_firmware(avr, &elf);
    avr->frequency = HERTZ;
    avr->sleep = on_sleep;
    reset_core = avr->reset;
    avr->reset = on_reset;
    chip_supply(5000);
    uint32_t flags = 0;
    avr_ioctl(avr, AVR_IOCTL_UART_SET_FLAGS('0'), &flags);
    for (int bit = 0; bit < 3; bit++) {
        avr_irq_t *select = avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ(SELECT_PORT), SELECT_FIRST + bit);
        avr_irq_register_notify(select, on_select, (void *)(intptr_t)bit);
    }
    buttons = avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ(BUTTONS_PORT), BUTTONS_FIRST);
    analogue = avr_io_getirq(avr, AVR_IOCTL_ADC_GETIRQ, 0);
    serial = avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), 0);
    avr_register_io_write(avr, ADMUX, on_input, NULL);
    avr_irq_register_notify(analogue + ADC_IRQ_OUT_TRIGGER, on_conversion, NULL);
    avr_irq_register_notify(serial + UART_IRQ_OUTPUT, on_output, NULL);
    avr_irq_register_notify(serial + UART_IRQ_OUT_XOFF, on_full, NULL);
}

/* A reset clears the inputs unseen: what does not change would not reach them again. */
static void show_buttons(void) {
    uint8_t closed = closed_buttons;
    chip_buttons(~closed);
    chip_buttons(closed);
    began_anew = false;
}

void chip_restart(void) {
    avr_reset(avr);
    closed_buttons = 0;
    show_buttons();
    full = false;
    wire_count = 0;
    wire_free = 0;
}

uint64_t chip_now(void) {
    return avr->cycle;
}

void chip_run(uint64_t until) {
    while (avr->cycle < until) {
        uint64_t before = avr->cycle;
        counted = avr->state == cpu_Sleeping;
        int state = avr_run(avr);
        if (began_anew)
            show_buttons();
        if (counted)
            asleep += avr->cycle - before;
        if (state == cpu_Done || state == cpu_Crashed) {
            fprintf(stderr, "the firmware has ended\n");
            _exit(3);
        }
    }
}

void chip_upset(void) {
    avr_core_watch_write(avr, ADCSRA, 0);
}

bool chip_remember(unsigned at, uint8_t byte) {
    avr_eeprom_desc_t cell = {.ee = &byte, .offset = at, .size = 1};
    if (at >= 1024)
        return false;
    avr_ioctl(avr, AVR_IOCTL_EEPROM_SET, &cell); /* what it returns says nothing */
    return true;
}

void chip_pass(uint64_t until) {
    avr->cycle = until;
}

uint64_t chip_cycles(double ms) {
    return ms > 0 ? ms * MILLISECOND : 0;
}

void chip_supply(double millivolts) {
    avr->vcc = avr->avcc = avr->aref = millivolts;
}

/* A write to a port gives its inputs what the outer circuit says: this has to be told as well. */
void chip_buttons(uint8_t closed) {
    closed_buttons = closed;
    avr_ioport_external_t outside = {.name = BUTTONS_PORT};
    for (int button = 0; button < BUTTONS; button++) {
        bool open = !(closed >> button & 1);
        outside.mask |= 1 << (BUTTONS_FIRST + button);
        outside.value |= open << (BUTTONS_FIRST + button);
        avr_raise_irq(buttons + button, open);
    }
    avr_ioctl(avr, AVR_IOCTL_IOPORT_SET_EXTERNAL(BUTTONS_PORT), &outside);
}

bool chip_has_room(void) {
    return !full;
}

void chip_take(uint8_t byte) {
    avr_raise_irq(serial + UART_IRQ_INPUT, byte);
}

bool chip_sent(uint8_t *byte, uint64_t *when) {
    if (wire_count == 0 || wire[wire_first].due > avr->cycle)
        return false;
    *byte = wire[wire_first].byte;
    *when = wire[wire_first].due;
    wire_first = (wire_first + 1) % WIRE;
    wire_count--;
    return true;
}

int chip_hertz(void) {
    return avr->data[TCCR2B] & 7 ? HERTZ / 64 / 2 / (avr->data[OCR2A] + 1) : 0;
}

struct chip_scan chip_scan(void) {
    return scan;
}
