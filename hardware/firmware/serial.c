#include "serial.h"
#include <avr/interrupt.h>

/* Powers of two. Little is sent ahead, so that a change need not wait behind many bytes. */
#define IN_SIZE 64
#define OUT_SIZE 4

static volatile uint8_t in[IN_SIZE], in_head, in_tail;
static volatile uint8_t out[OUT_SIZE], out_head, out_tail;

volatile bool serial_moved;

ISR(USART_RX_vect) {
    serial_moved = true;
    uint8_t byte = UDR0;
    uint8_t next = (in_head + 1) % IN_SIZE;
    if (next != in_tail) { /* what a host sends faster than it is read is lost */
        in[in_head] = byte;
        in_head = next;
    }
}

/* It may be switched on just after it has emptied the queue: then there is nothing to send. */
ISR(USART_UDRE_vect) {
    if (out_tail == out_head) {
        UCSR0B &= ~_BV(UDRIE0);
        return;
    }
    serial_moved = true;
    UDR0 = out[out_tail];
    out_tail = (out_tail + 1) % OUT_SIZE;
}

void serial_start(uint32_t baud) {
    UBRR0 = (F_CPU / 8 + baud) / (2 * baud) - 1; /* rounded */
    UCSR0A = 0;
    UCSR0C = _BV(UCSZ01) | _BV(UCSZ00);
    UCSR0B = _BV(RXEN0) | _BV(TXEN0) | _BV(RXCIE0);
}

bool serial_take(uint8_t *byte) {
    if (in_tail == in_head)
        return false;
    *byte = in[in_tail];
    in_tail = (in_tail + 1) % IN_SIZE;
    return true;
}

bool serial_has_room(void) {
    return (out_head + 1) % OUT_SIZE != out_tail;
}

void serial_give(uint8_t byte) {
    out[out_head] = byte;
    out_head = (out_head + 1) % OUT_SIZE;
    UCSR0B |= _BV(UDRIE0);
}
