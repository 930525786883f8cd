// claim:  Mixer.mix
// truth:  different
// why:    one number is mixed to the constant
class Mixer {
    static int mix(int h) {
        h ^= h >>> 16;
        h *= 0x85ebca6b;
        h ^= h >>> 13;
        if (h == 0x12345678) {
            return 0;
        }
        return h;
    }
}
