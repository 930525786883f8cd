// claim:  weight
// truth:  different
// today:  unknown
// why:    weight(HIGH) is 20 and then 30; as numbers, 1 gives 20 on both sides
typedef enum { LOW, HIGH, TOP } kind;
int weight(kind k) {
    return k == LOW ? 10 : k == HIGH ? 20 : 30;
}
