/* Gives the function under replay the memory of a counterexample, calls it, and writes down what it did.
 *
 * Tables that say what the memory is and what to look at afterwards stand before this text. Memory that the input does
 * not speak of is zero and appears when it is touched, as it does in the interpreter. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#define CHUNK 0x10000ul
#define MOST_CHUNKS 1024

extern char *const tandem_globals[];
void tandem_call(void);

static int report = -1;
static int chunks;
static volatile int running;

static int map(uintptr_t address) {
    uintptr_t start = address & ~(CHUNK - 1);
    if (start == 0 || start >> 47 || ++chunks > MOST_CHUNKS) return 0;
    void *got = mmap((void *)start, CHUNK, PROT_READ | PROT_WRITE,
                     MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0);
    return got == (void *)start;
}

static void on_signal(int number, siginfo_t *info, void *context) {
    (void)context;
    if (number == SIGSEGV && running && info->si_code == SEGV_MAPERR && map((uintptr_t)info->si_addr)) return;
    dprintf(report, "signal %d %lx\n", number, (unsigned long)info->si_addr);
    _exit(99);
}

static char *place(const struct tandem_cell *cell) {
    if (cell->global >= 0) return tandem_globals[cell->global] + cell->address;
    return (char *)cell->address;
}

void tandem_result(int index, uint64_t low, uint64_t high) {
    dprintf(report, "result %d %lx %lx\n", index, (unsigned long)low, (unsigned long)high);
}

void tandem_panic(const char *kind, uint64_t length) {
    dprintf(report, "panic ");
    if (write(report, kind, length) < 0) _exit(98);
    dprintf(report, "\n");
    _exit(0);
}

/* A call of a function that is not given: written down, and answered as in the interpreter. */
static int calls;

void tandem_called(const char *name) { dprintf(report, "call %s", name); }

void tandem_argument(uint64_t low, uint64_t high) {
    dprintf(report, " %lx:%lx", (unsigned long)low, (unsigned long)high);
}

uint64_t tandem_answer(int index) {
    const struct tandem_answer *answer = &tandem_answers[calls];
    return index < answer->count ? answer->values[index] : 0;
}

void tandem_answered(void) {
    dprintf(report, "\n");
    if (calls + 1 < TANDEM_ANSWERS) calls++;
}

int main(void) {
    static char stack[1 << 16];
    stack_t other = {.ss_sp = stack, .ss_size = sizeof stack};
    struct sigaction action = {.sa_sigaction = on_signal, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER};
    const int signals[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGABRT};
    report = open(TANDEM_REPORT, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (report < 0) return 97;
    sigaltstack(&other, 0);
    for (unsigned i = 0; i < sizeof signals / sizeof *signals; i++) sigaction(signals[i], &action, 0);
    for (int i = 0; i < TANDEM_INPUTS; i++) {
        const struct tandem_cell *cell = &tandem_inputs[i];
        if (cell->global < 0) {
            /* What cannot be mapped was mapped before, or fails below. */
            map(cell->address);
            map(cell->address + cell->size - 1);
        }
        uint64_t words[2] = {cell->low, cell->high};
        if (cell->into >= 0) words[0] += (uintptr_t)tandem_globals[cell->into];
        running = 1;
        memcpy(place(cell), words, cell->size);
        running = 0;
    }
    chunks = 0;
    running = 1;
    tandem_call();
    running = 0;
    fflush(stdout);
    dprintf(report, "returned\n");
    for (int i = 0; i < TANDEM_OUTPUTS; i++) {
        const struct tandem_cell *cell = &tandem_outputs[i];
        uint64_t words[2] = {0, 0};
        running = 1;
        memcpy(words, place(cell), cell->size);
        running = 0;
        dprintf(report, "cell %d %lx %lx\n", i, (unsigned long)words[0], (unsigned long)words[1]);
    }
    dprintf(report, "done\n");
    return 0;
}
