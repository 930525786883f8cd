/* A ring buffer of bytes with framed messages on top: length, kind, payload, checksum. */
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define RING_SIZE 1024u
#define RING_MASK (RING_SIZE - 1)
#define FRAME_START 0x7e
#define FRAME_MAX 200

struct ring {
    uint8_t data[RING_SIZE];
    uint32_t head;
    uint32_t tail;
    uint32_t dropped;
};

struct frame {
    uint8_t kind;
    uint8_t length;
    uint8_t payload[FRAME_MAX];
};

enum decode_state { WAIT_START, WAIT_KIND, WAIT_LENGTH, IN_PAYLOAD, WAIT_CRC_HIGH, WAIT_CRC_LOW };

struct decoder {
    enum decode_state state;
    struct frame frame;
    uint8_t received;
    uint16_t crc;
    uint16_t expected;
    unsigned good;
    unsigned bad;
};

typedef void (*frame_handler)(const struct frame *frame, void *context);

void ring_init(struct ring *ring) {
    ring->head = 0;
    ring->tail = 0;
    ring->dropped = 0;
}

uint32_t ring_used(const struct ring *ring) {
    return ring->head - ring->tail;
}

uint32_t ring_free(const struct ring *ring) {
    return RING_SIZE - ring_used(ring);
}

bool ring_is_empty(const struct ring *ring) {
    return ring->head == ring->tail;
}

bool ring_put(struct ring *ring, uint8_t byte) {
    if (ring_used(ring) == RING_SIZE) {
        ring->dropped++;
        return false;
    }
    ring->data[ring->head & RING_MASK] = byte;
    ring->head++;
    return true;
}

int ring_get(struct ring *ring) {
    if (ring_is_empty(ring))
        return -1;
    uint8_t byte = ring->data[ring->tail & RING_MASK];
    ring->tail++;
    return byte;
}

int ring_peek(const struct ring *ring, uint32_t offset) {
    if (offset >= ring_used(ring))
        return -1;
    return ring->data[(ring->tail + offset) & RING_MASK];
}

size_t ring_write(struct ring *ring, const void *data, size_t length) {
    const uint8_t *from = data;
    size_t room = ring_free(ring);
    if (length > room) {
        ring->dropped += (uint32_t)(length - room);
        length = room;
    }
    size_t start = ring->head & RING_MASK;
    size_t first = RING_SIZE - start;
    if (first > length)
        first = length;
    memcpy(ring->data + start, from, first);
    memcpy(ring->data, from + first, length - first);
    ring->head += (uint32_t)length;
    return length;
}

size_t ring_read(struct ring *ring, void *data, size_t length) {
    uint8_t *to = data;
    size_t used = ring_used(ring);
    if (length > used)
        length = used;
    size_t start = ring->tail & RING_MASK;
    size_t first = RING_SIZE - start;
    if (first > length)
        first = length;
    memcpy(to, ring->data + start, first);
    memcpy(to + first, ring->data, length - first);
    ring->tail += (uint32_t)length;
    return length;
}

void ring_discard(struct ring *ring, uint32_t count) {
    uint32_t used = ring_used(ring);
    ring->tail += count < used ? count : used;
}

static uint16_t crc_update(uint16_t crc, uint8_t byte) {
    crc ^= (uint16_t)(byte << 8);
    for (int i = 0; i < 8; i++) {
        if (crc & 0x8000)
            crc = (uint16_t)((crc << 1) ^ 0x1021);
        else
            crc = (uint16_t)(crc << 1);
    }
    return crc;
}

uint16_t crc_of(const uint8_t *data, size_t length) {
    uint16_t crc = 0xffff;
    while (length-- > 0)
        crc = crc_update(crc, *data++);
    return crc;
}

bool frame_send(struct ring *ring, const struct frame *frame) {
    uint8_t head[3] = {FRAME_START, frame->kind, frame->length};
    if (frame->length > FRAME_MAX || ring_free(ring) < (uint32_t)frame->length + 5)
        return false;
    uint16_t crc = 0xffff;
    crc = crc_update(crc, frame->kind);
    crc = crc_update(crc, frame->length);
    for (int i = 0; i < frame->length; i++)
        crc = crc_update(crc, frame->payload[i]);
    uint8_t tail[2] = {(uint8_t)(crc >> 8), (uint8_t)(crc & 0xff)};
    ring_write(ring, head, sizeof head);
    ring_write(ring, frame->payload, frame->length);
    ring_write(ring, tail, sizeof tail);
    return true;
}

void decoder_init(struct decoder *d) {
    memset(d, 0, sizeof *d);
    d->state = WAIT_START;
}

bool decoder_feed(struct decoder *d, uint8_t byte) {
    switch (d->state) {
    case WAIT_START:
        if (byte == FRAME_START) {
            d->crc = 0xffff;
            d->received = 0;
            d->state = WAIT_KIND;
        }
        break;
    case WAIT_KIND:
        d->frame.kind = byte;
        d->crc = crc_update(d->crc, byte);
        d->state = WAIT_LENGTH;
        break;
    case WAIT_LENGTH:
        if (byte > FRAME_MAX) {
            d->bad++;
            d->state = WAIT_START;
            break;
        }
        d->frame.length = byte;
        d->crc = crc_update(d->crc, byte);
        d->state = byte > 0 ? IN_PAYLOAD : WAIT_CRC_HIGH;
        break;
    case IN_PAYLOAD:
        d->frame.payload[d->received++] = byte;
        d->crc = crc_update(d->crc, byte);
        if (d->received == d->frame.length)
            d->state = WAIT_CRC_HIGH;
        break;
    case WAIT_CRC_HIGH:
        d->expected = (uint16_t)(byte << 8);
        d->state = WAIT_CRC_LOW;
        break;
    case WAIT_CRC_LOW:
        d->expected |= byte;
        d->state = WAIT_START;
        if (d->expected == d->crc) {
            d->good++;
            return true;
        }
        d->bad++;
        break;
    }
    return false;
}

unsigned decoder_drain(struct decoder *d, struct ring *ring, frame_handler handle, void *context) {
    unsigned frames = 0;
    int byte;
    while ((byte = ring_get(ring)) >= 0) {
        if (decoder_feed(d, (uint8_t)byte)) {
            handle(&d->frame, context);
            frames++;
        }
    }
    return frames;
}

void frame_dump(const struct frame *frame) {
    printf("kind %u, %u bytes:", frame->kind, frame->length);
    for (unsigned i = 0; i < frame->length; i++)
        printf(" %02x", frame->payload[i]);
    putchar('\n');
}
