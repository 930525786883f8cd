// claim:  Both.sum
// truth:  different
// today:  unknown
// why:    two classes need each other, so what they hold depends on which is used first
class First {
    static int value = Second.value + 1;
}

class Second {
    static int value = First.value + 1;
}

class Both {
    static int sum() {
        int first = First.value;
        return first * 10 + Second.value;
    }
}
