// claim:  weight
// truth:  equivalent
// why:    a constant that is added behind the others moves none of them
typedef enum { LOW, HIGH, TOP } kind;
int weight(kind k) {
    switch (k) { case LOW: return 10; case HIGH: return 20; default: return 30; }
}
