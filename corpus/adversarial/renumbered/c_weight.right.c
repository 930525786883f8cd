typedef enum { LOW, MIDDLE, HIGH, TOP } kind;
int weight(kind k) {
    return k == LOW ? 10 : k == MIDDLE ? 20 : 30;
}
