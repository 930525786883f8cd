; ModuleID = 'sample.d22300a78659fc70-cgu.0'
source_filename = "sample.d22300a78659fc70-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%"core::fmt::rt::Argument<'_>" = type { %"core::fmt::rt::ArgumentType<'_>" }
%"core::fmt::rt::ArgumentType<'_>" = type { ptr, [1 x i64] }

@anon.b13d3520510beb26ebdf79b73e2e7554.0 = private unnamed_addr constant <{ [4 x i8], [4 x i8] }> <{ [4 x i8] zeroinitializer, [4 x i8] undef }>, align 4
@alloc_af18a00ab758cc3f0beb3ded122fd534 = private unnamed_addr constant [27 x i8] c"\06index \C0\11 must be positive\00", align 1
@alloc_f60e5e59a05efc74e752b529f773c042 = private unnamed_addr constant [10 x i8] c"sample.rs\00", align 1
@alloc_2497ea6298fa9aa148f7a502fb61f90c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_f60e5e59a05efc74e752b529f773c042, [16 x i8] c"\09\00\00\00\00\00\00\00\1C\00\00\00\05\00\00\00" }>, align 8
@alloc_2b490aea4677028d73a04a2ad8b0c929 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_f60e5e59a05efc74e752b529f773c042, [16 x i8] c"\09\00\00\00\00\00\00\00\1D\00\00\00\1C\00\00\00" }>, align 8
@alloc_372fdda4092fadf0801e2dcf7f5f86f2 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_f60e5e59a05efc74e752b529f773c042, [16 x i8] c"\09\00\00\00\00\00\00\00\1D\00\00\00\15\00\00\00" }>, align 8
@alloc_59e3ce3868e9dc146e337b604ffb157d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_f60e5e59a05efc74e752b529f773c042, [16 x i8] c"\09\00\00\00\00\00\00\00\1D\00\00\00\05\00\00\00" }>, align 8
@alloc_e978a7c3baa40f5c540235a3ae5ae4a3 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_f60e5e59a05efc74e752b529f773c042, [16 x i8] c"\09\00\00\00\00\00\00\00\05\00\00\00\09\00\00\00" }>, align 8
@alloc_b65a62397a3b3968076bb043f9b5eef1 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_f60e5e59a05efc74e752b529f773c042, [16 x i8] c"\09\00\00\00\00\00\00\00\10\00\00\00\22\00\00\00" }>, align 8
@alloc_5b8bda63ff75300633ad687c59787092 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_f60e5e59a05efc74e752b529f773c042, [16 x i8] c"\09\00\00\00\00\00\00\00\11\00\00\00#\00\00\00" }>, align 8
@alloc_427cf7da6bbe57bf2fdbddfa3078c1f8 = private unnamed_addr constant [4 x i8] c"zero", align 1
@alloc_d40e46d79250882e025016b573f08b52 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_f60e5e59a05efc74e752b529f773c042, [16 x i8] c"\09\00\00\00\00\00\00\00\19\00\00\00)\00\00\00" }>, align 8

; <core::ops::control_flow::ControlFlow<B,C> as core::ops::try_trait::FromResidual<core::ops::control_flow::ControlFlow<B,core::convert::Infallible>>>::from_residual
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define hidden { i32, i32 } @"_ZN185_$LT$core..ops..control_flow..ControlFlow$LT$B$C$C$GT$$u20$as$u20$core..ops..try_trait..FromResidual$LT$core..ops..control_flow..ControlFlow$LT$B$C$core..convert..Infallible$GT$$GT$$GT$13from_residual17h34d3eba9c94232d2E"(i32 noundef %residual) unnamed_addr #0 !dbg !7 {
start:
  %residual.dbg.spill = alloca [4 x i8], align 4
  store i32 %residual, ptr %residual.dbg.spill, align 4
    #dbg_declare(ptr %residual.dbg.spill, !55, !DIExpression(), !56)
  call void @llvm.assume(i1 true), !dbg !57
  %0 = insertvalue { i32, i32 } { i32 1, i32 poison }, i32 %residual, 1, !dbg !58
  ret { i32, i32 } %0, !dbg !58
}

; core::intrinsics::rotate_left
; Function Attrs: nounwind nonlazybind uwtable
define hidden noundef i8 @_ZN4core10intrinsics11rotate_left17h070a3568841b1729E(i8 noundef %x, i32 noundef %shift) unnamed_addr #1 personality ptr @rust_eh_personality !dbg !59 {
start:
  %0 = alloca [1 x i8], align 1
  %shift.dbg.spill = alloca [4 x i8], align 4
  %x.dbg.spill = alloca [1 x i8], align 1
  store i8 %x, ptr %x.dbg.spill, align 1
    #dbg_declare(ptr %x.dbg.spill, !66, !DIExpression(), !70)
  store i32 %shift, ptr %shift.dbg.spill, align 4
    #dbg_declare(ptr %shift.dbg.spill, !67, !DIExpression(), !71)
  %_3 = urem i32 %shift, 8, !dbg !72
  call void @llvm.lifetime.start.p0(ptr %0), !dbg !73
  %1 = trunc i32 %_3 to i8, !dbg !73
  %2 = call i8 @llvm.fshl.i8(i8 %x, i8 %x, i8 %1), !dbg !73
  store i8 %2, ptr %0, align 1, !dbg !73
  %_0 = load i8, ptr %0, align 1, !dbg !73, !noundef !33
  call void @llvm.lifetime.end.p0(ptr %0), !dbg !73
  ret i8 %_0, !dbg !74
}

; core::iter::traits::iterator::Iterator::find::check::{{closure}}
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define hidden { i32, i32 } @"_ZN4core4iter6traits8iterator8Iterator4find5check28_$u7b$$u7b$closure$u7d$$u7d$17h2af5c9e3b4bfb902E"(ptr noalias noundef nonnull align 1 %_1, i32 noundef %0) unnamed_addr #0 personality ptr @rust_eh_personality !dbg !75 {
start:
  %1 = alloca [16 x i8], align 8
  %_2.dbg.spill = alloca [0 x i8], align 1
  %_1.dbg.spill = alloca [8 x i8], align 8
  %_0 = alloca [8 x i8], align 4
  %x = alloca [4 x i8], align 4
  store i32 %0, ptr %x, align 4
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !94, !DIExpression(DW_OP_deref), !99)
    #dbg_declare(ptr %_2.dbg.spill, !95, !DIExpression(), !100)
    #dbg_declare(ptr %x, !93, !DIExpression(), !101)
; call sample::first_even::{{closure}}
  %_4 = call noundef zeroext i1 @"_ZN6sample10first_even28_$u7b$$u7b$closure$u7d$$u7d$17haecac0710c2fe1e0E"(ptr noalias noundef nonnull align 1 %_1, ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable(4) %x) #9, !dbg !102
  br label %bb1, !dbg !102

bb1:                                              ; preds = %start
  br i1 %_4, label %bb2, label %bb3, !dbg !102

bb3:                                              ; preds = %bb1
  store i32 0, ptr %_0, align 4, !dbg !103
  br label %bb4, !dbg !104

bb2:                                              ; preds = %bb1
  %_8 = load i32, ptr %x, align 4, !dbg !105, !noundef !33
  %2 = getelementptr inbounds i8, ptr %_0, i64 4, !dbg !106
  store i32 %_8, ptr %2, align 4, !dbg !106
  store i32 1, ptr %_0, align 4, !dbg !106
  br label %bb4, !dbg !104

bb4:                                              ; preds = %bb2, %bb3
  %3 = load i32, ptr %_0, align 4, !dbg !107, !range !108, !noundef !33
  %4 = getelementptr inbounds i8, ptr %_0, i64 4, !dbg !107
  %5 = load i32, ptr %4, align 4, !dbg !107
  %6 = insertvalue { i32, i32 } poison, i32 %3, 0, !dbg !107
  %7 = insertvalue { i32, i32 } %6, i32 %5, 1, !dbg !107
  ret { i32, i32 } %7, !dbg !107

bb5:                                              ; No predecessors!
  %8 = load ptr, ptr %1, align 8, !dbg !109, !noundef !33
  %9 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !109
  %10 = load i32, ptr %9, align 8, !dbg !109, !noundef !33
  call void @llvm.lifetime.end.p0(ptr %1), !dbg !109
  %11 = insertvalue { ptr, i32 } poison, ptr %8, 0, !dbg !109
  %12 = insertvalue { ptr, i32 } %11, i32 %10, 1, !dbg !109
  resume { ptr, i32 } %12, !dbg !109
}

; core::iter::traits::iterator::Iterator::try_fold
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define hidden { i32, i32 } @_ZN4core4iter6traits8iterator8Iterator8try_fold17h3044fe9347878b93E(ptr noalias noundef align 8 dereferenceable(16) %self) unnamed_addr #0 personality ptr @rust_eh_personality !dbg !110 {
start:
  %0 = alloca [16 x i8], align 8
  %residual.dbg.spill = alloca [4 x i8], align 4
  %x.dbg.spill = alloca [8 x i8], align 8
  %val.dbg.spill = alloca [0 x i8], align 1
  %accum.dbg.spill = alloca [0 x i8], align 1
  %init.dbg.spill = alloca [0 x i8], align 1
  %self.dbg.spill = alloca [8 x i8], align 8
  %_17 = alloca [1 x i8], align 1
  %_8 = alloca [8 x i8], align 4
  %_5 = alloca [8 x i8], align 8
  %_0 = alloca [8 x i8], align 4
  %f = alloca [0 x i8], align 1
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !140, !DIExpression(), !156)
    #dbg_declare(ptr %init.dbg.spill, !141, !DIExpression(), !157)
    #dbg_declare(ptr %f, !142, !DIExpression(), !158)
    #dbg_declare(ptr %accum.dbg.spill, !143, !DIExpression(), !159)
    #dbg_declare(ptr %val.dbg.spill, !149, !DIExpression(), !160)
  store i8 1, ptr %_17, align 1, !dbg !161
  br label %bb1, !dbg !162

bb1:                                              ; preds = %bb7, %start
  call void @llvm.lifetime.start.p0(ptr %_5), !dbg !163
; call <core::slice::iter::Iter<T> as core::iter::traits::iterator::Iterator>::next
  %1 = call noundef align 4 ptr @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h543c1db1bc1c97bfE"(ptr noalias noundef align 8 dereferenceable(16) %self) #9, !dbg !164
  store ptr %1, ptr %_5, align 8, !dbg !164
  br label %bb2, !dbg !164

bb2:                                              ; preds = %bb1
  %2 = load ptr, ptr %_5, align 8, !dbg !163, !align !165, !noundef !33
  %3 = ptrtoint ptr %2 to i64, !dbg !163
  %4 = icmp eq i64 %3, 0, !dbg !163
  %_6 = select i1 %4, i64 0, i64 1, !dbg !163
  %5 = trunc nuw i64 %_6 to i1, !dbg !166
  br i1 %5, label %bb3, label %bb10, !dbg !166

bb3:                                              ; preds = %bb2
  %x = load ptr, ptr %_5, align 8, !dbg !167, !nonnull !33, !align !165, !noundef !33
  store ptr %x, ptr %x.dbg.spill, align 8, !dbg !167
    #dbg_declare(ptr %x.dbg.spill, !145, !DIExpression(), !167)
  call void @llvm.lifetime.start.p0(ptr %_8), !dbg !168
  store i8 0, ptr %_17, align 1, !dbg !169
; call core::iter::adapters::copied::copy_try_fold::{{closure}}
  %6 = call { i32, i32 } @"_ZN4core4iter8adapters6copied13copy_try_fold28_$u7b$$u7b$closure$u7d$$u7d$17hca81ea0587dfdfbbE"(ptr noalias noundef nonnull align 1 %f, ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable(4) %x) #9, !dbg !168
  %_9.0 = extractvalue { i32, i32 } %6, 0, !dbg !168
  %_9.1 = extractvalue { i32, i32 } %6, 1, !dbg !168
  br label %bb4, !dbg !168

bb10:                                             ; preds = %bb2
  call void @llvm.lifetime.end.p0(ptr %_5), !dbg !170
  store i8 0, ptr %_17, align 1, !dbg !171
; call <core::ops::control_flow::ControlFlow<B,C> as core::ops::try_trait::Try>::from_output
  %7 = call { i32, i32 } @"_ZN95_$LT$core..ops..control_flow..ControlFlow$LT$B$C$C$GT$$u20$as$u20$core..ops..try_trait..Try$GT$11from_output17he85f54148fcb97bbE"() #9, !dbg !171
  %8 = extractvalue { i32, i32 } %7, 0, !dbg !171
  %9 = extractvalue { i32, i32 } %7, 1, !dbg !171
  store i32 %8, ptr %_0, align 4, !dbg !171
  %10 = getelementptr inbounds i8, ptr %_0, i64 4, !dbg !171
  store i32 %9, ptr %10, align 4, !dbg !171
  br label %bb11, !dbg !171

bb4:                                              ; preds = %bb3
; call <core::ops::control_flow::ControlFlow<B,C> as core::ops::try_trait::Try>::branch
  %11 = call { i32, i32 } @"_ZN95_$LT$core..ops..control_flow..ControlFlow$LT$B$C$C$GT$$u20$as$u20$core..ops..try_trait..Try$GT$6branch17hfc54d849dc516249E"(i32 noundef %_9.0, i32 %_9.1) #9, !dbg !168
  %12 = extractvalue { i32, i32 } %11, 0, !dbg !168
  %13 = extractvalue { i32, i32 } %11, 1, !dbg !168
  store i32 %12, ptr %_8, align 4, !dbg !168
  %14 = getelementptr inbounds i8, ptr %_8, i64 4, !dbg !168
  store i32 %13, ptr %14, align 4, !dbg !168
  br label %bb5, !dbg !168

bb5:                                              ; preds = %bb4
  %15 = load i32, ptr %_8, align 4, !dbg !168, !range !108, !noundef !33
  %16 = getelementptr inbounds i8, ptr %_8, i64 4, !dbg !168
  %17 = load i32, ptr %16, align 4, !dbg !168
  %_13 = zext i32 %15 to i64, !dbg !168
  %18 = trunc nuw i64 %_13 to i1, !dbg !168
  br i1 %18, label %bb8, label %bb7, !dbg !168

bb8:                                              ; preds = %bb5
  %19 = getelementptr inbounds i8, ptr %_8, i64 4, !dbg !172
  %residual = load i32, ptr %19, align 4, !dbg !172, !noundef !33
  store i32 %residual, ptr %residual.dbg.spill, align 4, !dbg !172
    #dbg_declare(ptr %residual.dbg.spill, !147, !DIExpression(), !173)
; call <core::ops::control_flow::ControlFlow<B,C> as core::ops::try_trait::FromResidual<core::ops::control_flow::ControlFlow<B,core::convert::Infallible>>>::from_residual
  %20 = call { i32, i32 } @"_ZN185_$LT$core..ops..control_flow..ControlFlow$LT$B$C$C$GT$$u20$as$u20$core..ops..try_trait..FromResidual$LT$core..ops..control_flow..ControlFlow$LT$B$C$core..convert..Infallible$GT$$GT$$GT$13from_residual17h34d3eba9c94232d2E"(i32 noundef %residual) #9, !dbg !174
  %21 = extractvalue { i32, i32 } %20, 0, !dbg !174
  %22 = extractvalue { i32, i32 } %20, 1, !dbg !174
  store i32 %21, ptr %_0, align 4, !dbg !174
  %23 = getelementptr inbounds i8, ptr %_0, i64 4, !dbg !174
  store i32 %22, ptr %23, align 4, !dbg !174
  br label %bb9, !dbg !174

bb7:                                              ; preds = %bb5
  store i8 1, ptr %_17, align 1, !dbg !175
  call void @llvm.lifetime.end.p0(ptr %_8), !dbg !176
  call void @llvm.lifetime.end.p0(ptr %_5), !dbg !170
  br label %bb1, !dbg !162

bb9:                                              ; preds = %bb8
  call void @llvm.lifetime.end.p0(ptr %_8), !dbg !176
  call void @llvm.lifetime.end.p0(ptr %_5), !dbg !170
  br label %bb12, !dbg !177

bb12:                                             ; preds = %bb11, %bb9
  %24 = load i32, ptr %_0, align 4, !dbg !178, !range !108, !noundef !33
  %25 = getelementptr inbounds i8, ptr %_0, i64 4, !dbg !178
  %26 = load i32, ptr %25, align 4, !dbg !178
  %27 = insertvalue { i32, i32 } poison, i32 %24, 0, !dbg !178
  %28 = insertvalue { i32, i32 } %27, i32 %26, 1, !dbg !178
  ret { i32, i32 } %28, !dbg !178

bb11:                                             ; preds = %bb10
  br label %bb12, !dbg !177

bb6:                                              ; No predecessors!
  unreachable, !dbg !168

bb16:                                             ; No predecessors!
  %29 = load i8, ptr %_17, align 1, !dbg !177, !range !179, !noundef !33
  %30 = trunc nuw i8 %29 to i1, !dbg !177
  br i1 %30, label %bb15, label %bb13, !dbg !177

bb13:                                             ; preds = %bb15, %bb16
  %31 = load ptr, ptr %0, align 8, !dbg !180, !noundef !33
  %32 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !180
  %33 = load i32, ptr %32, align 8, !dbg !180, !noundef !33
  call void @llvm.lifetime.end.p0(ptr %0), !dbg !180
  %34 = insertvalue { ptr, i32 } poison, ptr %31, 0, !dbg !180
  %35 = insertvalue { ptr, i32 } %34, i32 %33, 1, !dbg !180
  resume { ptr, i32 } %35, !dbg !180

bb15:                                             ; preds = %bb16
  br label %bb13, !dbg !177
}

; core::iter::adapters::copied::copy_try_fold::{{closure}}
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define hidden { i32, i32 } @"_ZN4core4iter8adapters6copied13copy_try_fold28_$u7b$$u7b$closure$u7d$$u7d$17hca81ea0587dfdfbbE"(ptr noalias noundef nonnull align 1 %_1, ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable(4) %_3) unnamed_addr #0 !dbg !181 {
start:
  %elt.dbg.spill = alloca [4 x i8], align 4
  %_3.dbg.spill = alloca [8 x i8], align 8
  %acc.dbg.spill = alloca [0 x i8], align 1
  %_1.dbg.spill = alloca [8 x i8], align 8
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !188, !DIExpression(DW_OP_deref), !195)
    #dbg_declare(ptr %acc.dbg.spill, !187, !DIExpression(), !196)
  store ptr %_3, ptr %_3.dbg.spill, align 8
    #dbg_declare(ptr %_3.dbg.spill, !191, !DIExpression(), !197)
  %elt = load i32, ptr %_3, align 4, !dbg !198, !noundef !33
  store i32 %elt, ptr %elt.dbg.spill, align 4, !dbg !198
    #dbg_declare(ptr %elt.dbg.spill, !189, !DIExpression(), !199)
; call core::iter::traits::iterator::Iterator::find::check::{{closure}}
  %0 = call { i32, i32 } @"_ZN4core4iter6traits8iterator8Iterator4find5check28_$u7b$$u7b$closure$u7d$$u7d$17h2af5c9e3b4bfb902E"(ptr noalias noundef nonnull align 1 %_1, i32 noundef %elt) #9, !dbg !200
  %_0.0 = extractvalue { i32, i32 } %0, 0, !dbg !200
  %_0.1 = extractvalue { i32, i32 } %0, 1, !dbg !200
  %1 = insertvalue { i32, i32 } poison, i32 %_0.0, 0, !dbg !201
  %2 = insertvalue { i32, i32 } %1, i32 %_0.1, 1, !dbg !201
  ret { i32, i32 } %2, !dbg !201
}

; sample::first_even
; Function Attrs: nounwind nonlazybind uwtable
define { i32, i32 } @_ZN6sample10first_even17hce46500bab73dbd4E(ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) %values.0, i64 noundef range(i64 0, 2305843009213693952) %values.1) unnamed_addr #1 !dbg !202 {
start:
  %x.dbg.spill = alloca [4 x i8], align 4
  %self.dbg.spill4 = alloca [16 x i8], align 8
  %end_or_len.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill3 = alloca [8 x i8], align 8
  %ptr.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [16 x i8], align 8
  %len.dbg.spill = alloca [8 x i8], align 8
  %f.dbg.spill2 = alloca [0 x i8], align 1
  %f.dbg.spill = alloca [0 x i8], align 1
  %init.dbg.spill = alloca [0 x i8], align 1
  %predicate.dbg.spill1 = alloca [0 x i8], align 1
  %predicate.dbg.spill = alloca [0 x i8], align 1
  %values.dbg.spill = alloca [16 x i8], align 8
  %self = alloca [8 x i8], align 4
  %_3 = alloca [16 x i8], align 8
  %_0 = alloca [8 x i8], align 4
  store ptr %values.0, ptr %values.dbg.spill, align 8
  %0 = getelementptr inbounds i8, ptr %values.dbg.spill, i64 8
  store i64 %values.1, ptr %0, align 8
    #dbg_declare(ptr %values.dbg.spill, !225, !DIExpression(), !226)
    #dbg_declare(ptr %values.dbg.spill, !227, !DIExpression(), !234)
    #dbg_declare(ptr %values.dbg.spill, !236, !DIExpression(), !247)
    #dbg_declare(ptr %values.dbg.spill, !249, !DIExpression(), !263)
    #dbg_declare(ptr %self, !265, !DIExpression(), !273)
    #dbg_declare(ptr %predicate.dbg.spill, !286, !DIExpression(), !291)
    #dbg_declare(ptr %predicate.dbg.spill1, !292, !DIExpression(), !297)
    #dbg_declare(ptr %init.dbg.spill, !299, !DIExpression(), !309)
    #dbg_declare(ptr %f.dbg.spill, !306, !DIExpression(), !311)
    #dbg_declare(ptr %f.dbg.spill2, !312, !DIExpression(), !317)
  call void @llvm.lifetime.start.p0(ptr %_3), !dbg !319
  store i64 %values.1, ptr %len.dbg.spill, align 8, !dbg !320
    #dbg_declare(ptr %len.dbg.spill, !241, !DIExpression(), !321)
    #dbg_declare(ptr %len.dbg.spill, !322, !DIExpression(), !328)
    #dbg_declare(ptr %len.dbg.spill, !330, !DIExpression(), !364)
  %1 = icmp ne ptr %values.0, null, !dbg !366
  call void @llvm.assume(i1 %1), !dbg !366
  store ptr %values.0, ptr %self.dbg.spill, align 8, !dbg !366
  %2 = getelementptr inbounds i8, ptr %self.dbg.spill, i64 8, !dbg !366
  store i64 %values.1, ptr %2, align 8, !dbg !366
    #dbg_declare(ptr %self.dbg.spill, !367, !DIExpression(), !375)
  %3 = icmp ne ptr %values.0, null, !dbg !377
  call void @llvm.assume(i1 %3), !dbg !377
  %4 = icmp ne ptr %values.0, null, !dbg !387
  call void @llvm.assume(i1 %4), !dbg !387
  store ptr %values.0, ptr %ptr.dbg.spill, align 8, !dbg !387
    #dbg_declare(ptr %ptr.dbg.spill, !243, !DIExpression(), !388)
    #dbg_declare(ptr %ptr.dbg.spill, !389, !DIExpression(), !395)
  %5 = icmp ne ptr %values.0, null, !dbg !397
  call void @llvm.assume(i1 %5), !dbg !397
  store ptr %values.0, ptr %self.dbg.spill3, align 8, !dbg !397
    #dbg_declare(ptr %self.dbg.spill3, !363, !DIExpression(), !398)
  %_9 = getelementptr inbounds nuw i32, ptr %values.0, i64 %values.1, !dbg !399
  store ptr %_9, ptr %end_or_len.dbg.spill, align 8, !dbg !400
    #dbg_declare(ptr %end_or_len.dbg.spill, !245, !DIExpression(), !401)
  store ptr %values.0, ptr %self.dbg.spill4, align 8, !dbg !402
  %6 = getelementptr inbounds i8, ptr %self.dbg.spill4, i64 8, !dbg !402
  store ptr %_9, ptr %6, align 8, !dbg !402
    #dbg_declare(ptr %self.dbg.spill4, !403, !DIExpression(), !409)
  store ptr %values.0, ptr %_3, align 8, !dbg !411
  %7 = getelementptr inbounds i8, ptr %_3, i64 8, !dbg !411
  store ptr %_9, ptr %7, align 8, !dbg !411
    #dbg_value(ptr %_3, !285, !DIExpression(), !415)
    #dbg_value(ptr %_3, !305, !DIExpression(), !416)
  call void @llvm.lifetime.start.p0(ptr %self), !dbg !417
; call core::iter::traits::iterator::Iterator::try_fold
  %8 = call { i32, i32 } @_ZN4core4iter6traits8iterator8Iterator8try_fold17h3044fe9347878b93E(ptr noalias noundef align 8 dereferenceable(16) %_3) #9, !dbg !418
  %9 = extractvalue { i32, i32 } %8, 0, !dbg !418
  %10 = extractvalue { i32, i32 } %8, 1, !dbg !418
  store i32 %9, ptr %self, align 4, !dbg !418
  %11 = getelementptr inbounds i8, ptr %self, i64 4, !dbg !418
  store i32 %10, ptr %11, align 4, !dbg !418
  %12 = load i32, ptr %self, align 4, !dbg !419, !range !108, !noundef !33
  %13 = getelementptr inbounds i8, ptr %self, i64 4, !dbg !419
  %14 = load i32, ptr %13, align 4, !dbg !419
  %_15 = zext i32 %12 to i64, !dbg !419
  %15 = trunc nuw i64 %_15 to i1, !dbg !420
  br i1 %15, label %bb2, label %bb3, !dbg !420

bb2:                                              ; preds = %start
  %16 = getelementptr inbounds i8, ptr %self, i64 4, !dbg !421
  %x = load i32, ptr %16, align 4, !dbg !421, !noundef !33
  store i32 %x, ptr %x.dbg.spill, align 4, !dbg !421
    #dbg_declare(ptr %x.dbg.spill, !271, !DIExpression(), !422)
  %17 = getelementptr inbounds i8, ptr %_0, i64 4, !dbg !423
  store i32 %x, ptr %17, align 4, !dbg !423
  store i32 1, ptr %_0, align 4, !dbg !423
  br label %bb4, !dbg !424

bb3:                                              ; preds = %start
  %18 = load i32, ptr @anon.b13d3520510beb26ebdf79b73e2e7554.0, align 4, !dbg !425, !range !108, !noundef !33
  %19 = load i32, ptr getelementptr inbounds (i8, ptr @anon.b13d3520510beb26ebdf79b73e2e7554.0, i64 4), align 4, !dbg !425
  store i32 %18, ptr %_0, align 4, !dbg !425
  %20 = getelementptr inbounds i8, ptr %_0, i64 4, !dbg !425
  store i32 %19, ptr %20, align 4, !dbg !425
  br label %bb4, !dbg !425

bb4:                                              ; preds = %bb2, %bb3
  call void @llvm.lifetime.end.p0(ptr %self), !dbg !426
  call void @llvm.lifetime.end.p0(ptr %_3), !dbg !427
  %21 = load i32, ptr %_0, align 4, !dbg !428, !range !108, !noundef !33
  %22 = getelementptr inbounds i8, ptr %_0, i64 4, !dbg !428
  %23 = load i32, ptr %22, align 4, !dbg !428
  %24 = insertvalue { i32, i32 } poison, i32 %21, 0, !dbg !428
  %25 = insertvalue { i32, i32 } %24, i32 %23, 1, !dbg !428
  ret { i32, i32 } %25, !dbg !428

bb1:                                              ; No predecessors!
  unreachable, !dbg !419
}

; sample::first_even::{{closure}}
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define hidden noundef zeroext i1 @"_ZN6sample10first_even28_$u7b$$u7b$closure$u7d$$u7d$17haecac0710c2fe1e0E"(ptr noalias noundef nonnull align 1 %_1, ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable(4) %value) unnamed_addr #0 !dbg !429 {
start:
  %self.dbg.spill = alloca [4 x i8], align 4
  %other.dbg.spill1 = alloca [4 x i8], align 4
  %other.dbg.spill = alloca [4 x i8], align 4
  %value.dbg.spill = alloca [8 x i8], align 8
  %_1.dbg.spill = alloca [8 x i8], align 8
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !436, !DIExpression(), !437)
  store ptr %value, ptr %value.dbg.spill, align 8
    #dbg_declare(ptr %value.dbg.spill, !435, !DIExpression(), !438)
    #dbg_declare(ptr %value.dbg.spill, !439, !DIExpression(), !448)
  store i32 2, ptr %other.dbg.spill, align 4, !dbg !450
    #dbg_declare(ptr %other.dbg.spill, !447, !DIExpression(), !450)
  store i32 2, ptr %other.dbg.spill1, align 4, !dbg !451
    #dbg_declare(ptr %other.dbg.spill1, !459, !DIExpression(), !451)
  %self = load i32, ptr %value, align 4, !dbg !461, !noundef !33
  store i32 %self, ptr %self.dbg.spill, align 4, !dbg !461
    #dbg_declare(ptr %self.dbg.spill, !458, !DIExpression(), !462)
  %_3 = srem i32 %self, 2, !dbg !463
  %_0 = icmp eq i32 %_3, 0, !dbg !449
  ret i1 %_0, !dbg !464
}

; sample::at
; Function Attrs: nounwind nonlazybind uwtable
define noundef i8 @_ZN6sample2at17h5f676d2acd2d91e5E(ptr noalias noundef nonnull align 1 %values.0, i64 noundef range(i64 0, -9223372036854775808) %values.1, i64 noundef %0) unnamed_addr #1 !dbg !465 {
start:
  %1 = alloca [1 x i8], align 1
  %self.dbg.spill = alloca [1 x i8], align 1
  %args.dbg.spill1 = alloca [8 x i8], align 8
  %args.dbg.spill = alloca [8 x i8], align 8
  %n.dbg.spill = alloca [4 x i8], align 4
  %template.dbg.spill = alloca [8 x i8], align 8
  %values.dbg.spill = alloca [16 x i8], align 8
  %_17 = alloca [16 x i8], align 8
  %_8 = alloca [16 x i8], align 8
  %args = alloca [16 x i8], align 8
  %index = alloca [8 x i8], align 8
  store i64 %0, ptr %index, align 8
  store ptr %values.0, ptr %values.dbg.spill, align 8
  %2 = getelementptr inbounds i8, ptr %values.dbg.spill, i64 8
  store i64 %values.1, ptr %2, align 8
    #dbg_declare(ptr %values.dbg.spill, !473, !DIExpression(), !561)
    #dbg_declare(ptr %index, !474, !DIExpression(), !562)
    #dbg_declare(ptr %args, !483, !DIExpression(), !563)
  store ptr @alloc_af18a00ab758cc3f0beb3ded122fd534, ptr %template.dbg.spill, align 8, !dbg !564
    #dbg_declare(ptr %template.dbg.spill, !590, !DIExpression(), !564)
  store i32 3, ptr %n.dbg.spill, align 4, !dbg !594
    #dbg_declare(ptr %n.dbg.spill, !601, !DIExpression(), !594)
  %3 = load i64, ptr %index, align 8, !dbg !603, !noundef !33
  %_3 = icmp ugt i64 %3, 0, !dbg !603
  %4 = call i1 @llvm.expect.i1(i1 %_3, i1 true), !dbg !603
  br i1 %4, label %bb1, label %bb2, !dbg !603

bb2:                                              ; preds = %start
  store ptr %index, ptr %args.dbg.spill, align 8, !dbg !604
    #dbg_declare(ptr %args.dbg.spill, !475, !DIExpression(), !605)
    #dbg_declare(ptr %args.dbg.spill, !606, !DIExpression(), !615)
    #dbg_declare(ptr %args.dbg.spill, !616, !DIExpression(), !626)
  call void @llvm.lifetime.start.p0(ptr %args), !dbg !605
  call void @llvm.lifetime.start.p0(ptr %_8), !dbg !605
  call void @llvm.lifetime.start.p0(ptr %_17), !dbg !628
  %5 = icmp ne ptr %index, null, !dbg !629
  call void @llvm.assume(i1 %5), !dbg !629
  store ptr %index, ptr %_17, align 8, !dbg !628
  %6 = getelementptr inbounds i8, ptr %_17, i64 8, !dbg !628
  store ptr @_RNvXsi_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3impjNtB9_7Display3fmt, ptr %6, align 8, !dbg !628
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_8, ptr align 8 %_17, i64 16, i1 false), !dbg !637
  call void @llvm.lifetime.end.p0(ptr %_17), !dbg !638
  %7 = getelementptr inbounds nuw %"core::fmt::rt::Argument<'_>", ptr %args, i64 0, !dbg !605
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %_8, i64 16, i1 false), !dbg !605
  call void @llvm.lifetime.end.p0(ptr %_8), !dbg !605
  store ptr %args, ptr %args.dbg.spill1, align 8, !dbg !563
    #dbg_declare(ptr %args.dbg.spill1, !591, !DIExpression(), !639)
; call core::panicking::panic_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr noundef nonnull @alloc_af18a00ab758cc3f0beb3ded122fd534, ptr noundef nonnull %args, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_2497ea6298fa9aa148f7a502fb61f90c) #10, !dbg !604
  unreachable, !dbg !604

bb1:                                              ; preds = %start
  %8 = load i64, ptr %index, align 8, !dbg !640, !noundef !33
  %_13.0 = sub i64 %8, 1, !dbg !640
  %_13.1 = icmp ult i64 %8, 1, !dbg !640
  br i1 %_13.1, label %panic, label %bb3, !dbg !640

bb3:                                              ; preds = %bb1
  %_15 = icmp ult i64 %_13.0, %values.1, !dbg !641
  br i1 %_15, label %bb4, label %panic2, !dbg !641

panic:                                            ; preds = %bb1
; call core::panicking::panic_const::panic_const_sub_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_sub_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_2b490aea4677028d73a04a2ad8b0c929) #10, !dbg !640
  unreachable, !dbg !640

bb4:                                              ; preds = %bb3
  %9 = getelementptr inbounds nuw i8, ptr %values.0, i64 %_13.0, !dbg !641
  %self = load i8, ptr %9, align 1, !dbg !641, !noundef !33
  store i8 %self, ptr %self.dbg.spill, align 1, !dbg !641
    #dbg_declare(ptr %self.dbg.spill, !600, !DIExpression(), !642)
  call void @llvm.lifetime.start.p0(ptr %1), !dbg !643
; call core::intrinsics::rotate_left
  %_10 = call noundef i8 @_ZN4core10intrinsics11rotate_left17h070a3568841b1729E(i8 noundef %self, i32 noundef 3) #11, !dbg !643
  %10 = load i64, ptr %index, align 8, !dbg !644, !noundef !33
  %_16 = icmp ult i64 %10, %values.1, !dbg !644
  br i1 %_16, label %bb5, label %panic3, !dbg !644

panic2:                                           ; preds = %bb3
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_13.0, i64 noundef %values.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_372fdda4092fadf0801e2dcf7f5f86f2) #10, !dbg !641
  unreachable, !dbg !641

bb5:                                              ; preds = %bb4
  %11 = load i64, ptr %index, align 8, !dbg !644, !noundef !33
  %12 = getelementptr inbounds nuw i8, ptr %values.0, i64 %11, !dbg !644
  store i8 %_10, ptr %12, align 1, !dbg !644
  %13 = load i64, ptr %index, align 8, !dbg !645, !noundef !33
  %14 = getelementptr inbounds nuw i8, ptr %values.0, i64 %13, !dbg !645
  %_0 = load i8, ptr %14, align 1, !dbg !645, !noundef !33
  ret i8 %_0, !dbg !646

panic3:                                           ; preds = %bb4
  %15 = load i64, ptr %index, align 8, !dbg !644, !noundef !33
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %15, i64 noundef %values.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_59e3ce3868e9dc146e337b604ffb157d) #10, !dbg !644
  unreachable, !dbg !644
}

; sample::sum
; Function Attrs: nounwind nonlazybind uwtable
define hidden noundef i32 @_ZN6sample3sum17h98cfb5ef781e4dfaE(ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) %values.0, i64 noundef range(i64 0, 2305843009213693952) %values.1) unnamed_addr #1 !dbg !647 {
start:
  %value.dbg.spill = alloca [8 x i8], align 8
  %end_or_len.dbg.spill3 = alloca [8 x i8], align 8
  %ptr.dbg.spill2 = alloca [8 x i8], align 8
  %end_or_len.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill1 = alloca [8 x i8], align 8
  %ptr.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [16 x i8], align 8
  %len.dbg.spill = alloca [8 x i8], align 8
  %count.dbg.spill = alloca [8 x i8], align 8
  %rhs.dbg.spill = alloca [8 x i8], align 8
  %values.dbg.spill = alloca [16 x i8], align 8
  %_3 = alloca [8 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %total = alloca [4 x i8], align 4
    #dbg_declare(ptr %total, !652, !DIExpression(), !658)
  store ptr %values.0, ptr %values.dbg.spill, align 8
  %0 = getelementptr inbounds i8, ptr %values.dbg.spill, i64 8
  store i64 %values.1, ptr %0, align 8
    #dbg_declare(ptr %values.dbg.spill, !651, !DIExpression(), !659)
    #dbg_declare(ptr %values.dbg.spill, !660, !DIExpression(), !663)
    #dbg_declare(ptr %values.dbg.spill, !665, !DIExpression(), !674)
    #dbg_declare(ptr %values.dbg.spill, !676, !DIExpression(), !679)
    #dbg_declare(ptr %iter, !654, !DIExpression(), !681)
    #dbg_declare(ptr %iter, !682, !DIExpression(), !690)
  store i64 1, ptr %rhs.dbg.spill, align 8, !dbg !692
    #dbg_declare(ptr %rhs.dbg.spill, !699, !DIExpression(), !692)
  store i64 1, ptr %count.dbg.spill, align 8, !dbg !727
    #dbg_declare(ptr %count.dbg.spill, !734, !DIExpression(), !727)
  store i32 0, ptr %total, align 4, !dbg !736
  store i64 %values.1, ptr %len.dbg.spill, align 8, !dbg !737
    #dbg_declare(ptr %len.dbg.spill, !668, !DIExpression(), !738)
    #dbg_declare(ptr %len.dbg.spill, !739, !DIExpression(), !742)
    #dbg_declare(ptr %len.dbg.spill, !744, !DIExpression(), !748)
  %1 = icmp ne ptr %values.0, null, !dbg !750
  call void @llvm.assume(i1 %1), !dbg !750
  store ptr %values.0, ptr %self.dbg.spill, align 8, !dbg !750
  %2 = getelementptr inbounds i8, ptr %self.dbg.spill, i64 8, !dbg !750
  store i64 %values.1, ptr %2, align 8, !dbg !750
    #dbg_declare(ptr %self.dbg.spill, !751, !DIExpression(), !754)
  %3 = icmp ne ptr %values.0, null, !dbg !756
  call void @llvm.assume(i1 %3), !dbg !756
  %4 = icmp ne ptr %values.0, null, !dbg !759
  call void @llvm.assume(i1 %4), !dbg !759
  store ptr %values.0, ptr %ptr.dbg.spill, align 8, !dbg !759
    #dbg_declare(ptr %ptr.dbg.spill, !670, !DIExpression(), !760)
    #dbg_declare(ptr %ptr.dbg.spill, !761, !DIExpression(), !764)
  %5 = icmp ne ptr %values.0, null, !dbg !766
  call void @llvm.assume(i1 %5), !dbg !766
  store ptr %values.0, ptr %self.dbg.spill1, align 8, !dbg !766
    #dbg_declare(ptr %self.dbg.spill1, !747, !DIExpression(), !767)
  %_12 = getelementptr inbounds nuw i32, ptr %values.0, i64 %values.1, !dbg !768
  store ptr %_12, ptr %end_or_len.dbg.spill, align 8, !dbg !769
    #dbg_declare(ptr %end_or_len.dbg.spill, !672, !DIExpression(), !770)
  store ptr %values.0, ptr %iter, align 8, !dbg !771
  %6 = getelementptr inbounds i8, ptr %iter, i64 8, !dbg !771
  store ptr %_12, ptr %6, align 8, !dbg !771
  br label %bb1, !dbg !772

bb1:                                              ; preds = %bb2, %start
  call void @llvm.lifetime.start.p0(ptr %_3), !dbg !681
    #dbg_value(ptr %iter, !721, !DIExpression(), !773)
  %ptr = load ptr, ptr %iter, align 8, !dbg !774, !nonnull !33, !noundef !33
  store ptr %ptr, ptr %ptr.dbg.spill2, align 8, !dbg !774
    #dbg_declare(ptr %ptr.dbg.spill2, !722, !DIExpression(), !775)
    #dbg_declare(ptr %ptr.dbg.spill2, !733, !DIExpression(), !776)
  %7 = getelementptr inbounds i8, ptr %iter, i64 8, !dbg !777
  %end_or_len = load ptr, ptr %7, align 8, !dbg !777, !noundef !33
  store ptr %end_or_len, ptr %end_or_len.dbg.spill3, align 8, !dbg !777
    #dbg_declare(ptr %end_or_len.dbg.spill3, !723, !DIExpression(), !778)
    #dbg_declare(ptr %end_or_len.dbg.spill3, !779, !DIExpression(), !787)
    #dbg_declare(ptr %end_or_len.dbg.spill3, !789, !DIExpression(), !795)
    #dbg_value(ptr poison, !797, !DIExpression(), !805)
  %8 = icmp ne ptr %end_or_len, null, !dbg !807
  call void @llvm.assume(i1 %8), !dbg !807
    #dbg_value(ptr poison, !804, !DIExpression(), !808)
  %9 = icmp ne ptr %ptr, null, !dbg !809
  call void @llvm.assume(i1 %9), !dbg !809
  %10 = icmp ne ptr %end_or_len, null, !dbg !811
  call void @llvm.assume(i1 %10), !dbg !811
  %_21 = icmp eq ptr %ptr, %end_or_len, !dbg !813
  br i1 %_21, label %bb3, label %bb4, !dbg !806

bb4:                                              ; preds = %bb1
  %_30 = getelementptr inbounds nuw i32, ptr %ptr, i64 1, !dbg !814
  %11 = icmp ne ptr %_30, null, !dbg !815
  call void @llvm.assume(i1 %11), !dbg !815
  store ptr %_30, ptr %iter, align 8, !dbg !816
    #dbg_value(ptr poison, !817, !DIExpression(), !823)
  %12 = icmp ne ptr %ptr, null, !dbg !825
  call void @llvm.assume(i1 %12), !dbg !825
  store ptr %ptr, ptr %_3, align 8, !dbg !830
  %value = load ptr, ptr %_3, align 8, !dbg !831, !nonnull !33, !align !165, !noundef !33
  store ptr %value, ptr %value.dbg.spill, align 8, !dbg !831
    #dbg_declare(ptr %value.dbg.spill, !656, !DIExpression(), !832)
  %_6 = load i32, ptr %value, align 4, !dbg !833, !noundef !33
  %13 = load i32, ptr %total, align 4, !dbg !834, !noundef !33
  %14 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %13, i32 %_6), !dbg !834
  %_7.0 = extractvalue { i32, i1 } %14, 0, !dbg !834
  %_7.1 = extractvalue { i32, i1 } %14, 1, !dbg !834
  br i1 %_7.1, label %panic, label %bb2, !dbg !834

bb3:                                              ; preds = %bb1
  call void @llvm.lifetime.end.p0(ptr %_3), !dbg !835
  %15 = load i32, ptr %total, align 4, !dbg !836, !noundef !33
  ret i32 %15, !dbg !836

bb2:                                              ; preds = %bb4
  store i32 %_7.0, ptr %total, align 4, !dbg !834
  call void @llvm.lifetime.end.p0(ptr %_3), !dbg !835
  br label %bb1, !dbg !772

panic:                                            ; preds = %bb4
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_e978a7c3baa40f5c540235a3ae5ae4a3) #10, !dbg !834
  unreachable, !dbg !834
}

; sample::area
; Function Attrs: nounwind nonlazybind uwtable
define hidden noundef i32 @_ZN6sample4area17hcf04eb1b4bb8cc78E(ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable(8) %shape) unnamed_addr #1 !dbg !837 {
start:
  %self.dbg.spill4 = alloca [4 x i8], align 4
  %self.dbg.spill2 = alloca [4 x i8], align 4
  %other.dbg.spill = alloca [4 x i8], align 4
  %self.dbg.spill1 = alloca [4 x i8], align 4
  %self.dbg.spill = alloca [4 x i8], align 4
  %shape.dbg.spill = alloca [8 x i8], align 8
  %_0 = alloca [4 x i8], align 4
  store ptr %shape, ptr %shape.dbg.spill, align 8
    #dbg_declare(ptr %shape.dbg.spill, !857, !DIExpression(), !863)
  store i32 3, ptr %self.dbg.spill, align 4, !dbg !864
    #dbg_declare(ptr %self.dbg.spill, !870, !DIExpression(), !864)
  store i32 3, ptr %self.dbg.spill1, align 4, !dbg !874
    #dbg_declare(ptr %self.dbg.spill1, !882, !DIExpression(), !874)
  %0 = load i32, ptr %shape, align 4, !dbg !884, !range !885, !noundef !33
  %1 = getelementptr inbounds i8, ptr %shape, i64 4, !dbg !884
  %2 = load i32, ptr %1, align 4, !dbg !884
  %_2 = zext i32 %0 to i64, !dbg !884
  switch i64 %_2, label %bb1 [
    i64 0, label %bb4
    i64 1, label %bb3
    i64 2, label %bb2
  ], !dbg !886

bb1:                                              ; preds = %start
  unreachable, !dbg !884

bb4:                                              ; preds = %start
    #dbg_value(ptr %shape, !858, !DIExpression(DW_OP_plus_uconst, 4, DW_OP_stack_value), !887)
    #dbg_value(ptr %shape, !871, !DIExpression(DW_OP_plus_uconst, 4, DW_OP_stack_value), !888)
    #dbg_value(ptr %shape, !871, !DIExpression(DW_OP_plus_uconst, 4, DW_OP_stack_value), !889)
  %3 = getelementptr inbounds i8, ptr %shape, i64 4, !dbg !892
  %other = load i32, ptr %3, align 4, !dbg !892, !noundef !33
  store i32 %other, ptr %other.dbg.spill, align 4, !dbg !892
    #dbg_declare(ptr %other.dbg.spill, !881, !DIExpression(), !893)
    #dbg_declare(ptr %other.dbg.spill, !881, !DIExpression(), !894)
  %4 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 3, i32 %other), !dbg !897
  %_9.0 = extractvalue { i32, i1 } %4, 0, !dbg !897
  %_9.1 = extractvalue { i32, i1 } %4, 1, !dbg !897
  br i1 %_9.1, label %panic, label %bb7, !dbg !897

bb3:                                              ; preds = %start
    #dbg_value(ptr %shape, !861, !DIExpression(DW_OP_plus_uconst, 4, DW_OP_stack_value), !898)
    #dbg_value(ptr %shape, !899, !DIExpression(DW_OP_plus_uconst, 4, DW_OP_stack_value), !906)
    #dbg_value(ptr %shape, !905, !DIExpression(DW_OP_plus_uconst, 4, DW_OP_stack_value), !908)
  %5 = getelementptr inbounds i8, ptr %shape, i64 4, !dbg !909
  %self = load i32, ptr %5, align 4, !dbg !909, !noundef !33
  store i32 %self, ptr %self.dbg.spill4, align 4, !dbg !909
    #dbg_declare(ptr %self.dbg.spill4, !880, !DIExpression(), !910)
    #dbg_declare(ptr %self.dbg.spill4, !881, !DIExpression(), !912)
  %6 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %self, i32 %self), !dbg !913
  %_7.0 = extractvalue { i32, i1 } %6, 0, !dbg !913
  %_7.1 = extractvalue { i32, i1 } %6, 1, !dbg !913
  br i1 %_7.1, label %panic5, label %bb6, !dbg !913

bb2:                                              ; preds = %start
  store i32 0, ptr %_0, align 4, !dbg !914
  br label %bb5, !dbg !914

bb7:                                              ; preds = %bb4
  store i32 %_9.0, ptr %self.dbg.spill2, align 4, !dbg !897
    #dbg_declare(ptr %self.dbg.spill2, !872, !DIExpression(), !915)
    #dbg_declare(ptr %self.dbg.spill2, !880, !DIExpression(), !916)
  %7 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %_9.0, i32 %other), !dbg !917
  %_10.0 = extractvalue { i32, i1 } %7, 0, !dbg !917
  %_10.1 = extractvalue { i32, i1 } %7, 1, !dbg !917
  br i1 %_10.1, label %panic3, label %bb8, !dbg !917

panic:                                            ; preds = %bb4
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_b65a62397a3b3968076bb043f9b5eef1) #10, !dbg !897
  unreachable, !dbg !897

bb8:                                              ; preds = %bb7
  store i32 %_10.0, ptr %_0, align 4, !dbg !917
  br label %bb5, !dbg !918

panic3:                                           ; preds = %bb7
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_b65a62397a3b3968076bb043f9b5eef1) #10, !dbg !917
  unreachable, !dbg !917

bb5:                                              ; preds = %bb2, %bb6, %bb8
  %8 = load i32, ptr %_0, align 4, !dbg !919, !noundef !33
  ret i32 %8, !dbg !919

bb6:                                              ; preds = %bb3
  store i32 %_7.0, ptr %_0, align 4, !dbg !913
  br label %bb5, !dbg !920

panic5:                                           ; preds = %bb3
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_5b8bda63ff75300633ad687c59787092) #10, !dbg !913
  unreachable, !dbg !913
}

; sample::divide
; Function Attrs: nounwind nonlazybind uwtable
define hidden void @_ZN6sample6divide17h815866f58937f6fdE(ptr dead_on_unwind noalias noundef writable sret([16 x i8]) align 8 captures(none) dereferenceable(16) %_0, i32 noundef %a, i32 noundef %b) unnamed_addr #1 !dbg !921 {
start:
  %b.dbg.spill = alloca [4 x i8], align 4
  %a.dbg.spill = alloca [4 x i8], align 4
  store i32 %a, ptr %a.dbg.spill, align 4
    #dbg_declare(ptr %a.dbg.spill, !940, !DIExpression(), !942)
  store i32 %b, ptr %b.dbg.spill, align 4
    #dbg_declare(ptr %b.dbg.spill, !941, !DIExpression(), !943)
  %0 = icmp eq i32 %b, 0, !dbg !944
  br i1 %0, label %bb1, label %bb2, !dbg !944

bb1:                                              ; preds = %start
  store ptr @alloc_427cf7da6bbe57bf2fdbddfa3078c1f8, ptr %_0, align 8, !dbg !945
  %1 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !945
  store i64 4, ptr %1, align 8, !dbg !945
  br label %bb4, !dbg !946

bb2:                                              ; preds = %start
  %_4 = icmp eq i32 %b, -1, !dbg !947
  %_5 = icmp eq i32 %a, -2147483648, !dbg !947
  %_6 = and i1 %_4, %_5, !dbg !947
  br i1 %_6, label %panic, label %bb3, !dbg !947

bb4:                                              ; preds = %bb3, %bb1
  ret void, !dbg !948

bb3:                                              ; preds = %bb2
  %_3 = sdiv i32 %a, %b, !dbg !947
  %2 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !949
  store i32 %_3, ptr %2, align 8, !dbg !949
  store ptr null, ptr %_0, align 8, !dbg !949
  br label %bb4, !dbg !946

panic:                                            ; preds = %bb2
; call core::panicking::panic_const::panic_const_div_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_div_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_d40e46d79250882e025016b573f08b52) #10, !dbg !947
  unreachable, !dbg !947
}

; <core::slice::iter::Iter<T> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define hidden noundef align 4 ptr @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h543c1db1bc1c97bfE"(ptr noalias noundef align 8 dereferenceable(16) %self) unnamed_addr #0 !dbg !950 {
start:
  %end_or_len.dbg.spill = alloca [8 x i8], align 8
  %ptr.dbg.spill = alloca [8 x i8], align 8
  %count.dbg.spill = alloca [8 x i8], align 8
  %rhs.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [8 x i8], align 8
  %_0 = alloca [8 x i8], align 8
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !952, !DIExpression(), !959)
  store i64 1, ptr %rhs.dbg.spill, align 8, !dbg !960
    #dbg_declare(ptr %rhs.dbg.spill, !964, !DIExpression(), !960)
  store i64 1, ptr %count.dbg.spill, align 8, !dbg !966
    #dbg_declare(ptr %count.dbg.spill, !970, !DIExpression(), !966)
  %ptr = load ptr, ptr %self, align 8, !dbg !972, !nonnull !33, !noundef !33
  store ptr %ptr, ptr %ptr.dbg.spill, align 8, !dbg !972
    #dbg_declare(ptr %ptr.dbg.spill, !953, !DIExpression(), !973)
    #dbg_declare(ptr %ptr.dbg.spill, !969, !DIExpression(), !974)
  %0 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !975
  %end_or_len = load ptr, ptr %0, align 8, !dbg !975, !noundef !33
  store ptr %end_or_len, ptr %end_or_len.dbg.spill, align 8, !dbg !975
    #dbg_declare(ptr %end_or_len.dbg.spill, !955, !DIExpression(), !976)
    #dbg_declare(ptr %end_or_len.dbg.spill, !977, !DIExpression(), !980)
    #dbg_declare(ptr %end_or_len.dbg.spill, !982, !DIExpression(), !985)
  br label %bb4, !dbg !987

bb4:                                              ; preds = %start
    #dbg_value(ptr poison, !988, !DIExpression(), !992)
  %1 = icmp ne ptr %end_or_len, null, !dbg !994
  call void @llvm.assume(i1 %1), !dbg !994
    #dbg_value(ptr poison, !991, !DIExpression(), !995)
  %2 = icmp ne ptr %ptr, null, !dbg !996
  call void @llvm.assume(i1 %2), !dbg !996
  %3 = icmp ne ptr %end_or_len, null, !dbg !999
  call void @llvm.assume(i1 %3), !dbg !999
  %_6 = icmp eq ptr %ptr, %end_or_len, !dbg !1001
  br i1 %_6, label %bb5, label %bb6, !dbg !993

bb6:                                              ; preds = %bb4
  %_16 = getelementptr inbounds nuw i32, ptr %ptr, i64 1, !dbg !1002
  %4 = icmp ne ptr %_16, null, !dbg !1003
  call void @llvm.assume(i1 %4), !dbg !1003
  store ptr %_16, ptr %self, align 8, !dbg !1004
  br label %bb7, !dbg !1005

bb5:                                              ; preds = %bb4
  store ptr null, ptr %_0, align 8, !dbg !1006
  br label %bb8, !dbg !1007

bb7:                                              ; preds = %bb6
    #dbg_value(ptr poison, !1009, !DIExpression(), !1012)
  %5 = icmp ne ptr %ptr, null, !dbg !1014
  call void @llvm.assume(i1 %5), !dbg !1014
  store ptr %ptr, ptr %_0, align 8, !dbg !1017
  br label %bb8, !dbg !1018

bb8:                                              ; preds = %bb5, %bb7
  %6 = load ptr, ptr %_0, align 8, !dbg !1018, !align !165, !noundef !33
  ret ptr %6, !dbg !1018

bb1:                                              ; No predecessors!
  unreachable

bb2:                                              ; No predecessors!
  unreachable

bb3:                                              ; No predecessors!
  unreachable

bb9:                                              ; No predecessors!
  unreachable

bb10:                                             ; No predecessors!
  unreachable
}

; <core::ops::control_flow::ControlFlow<B,C> as core::ops::try_trait::Try>::from_output
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define hidden { i32, i32 } @"_ZN95_$LT$core..ops..control_flow..ControlFlow$LT$B$C$C$GT$$u20$as$u20$core..ops..try_trait..Try$GT$11from_output17he85f54148fcb97bbE"() unnamed_addr #0 !dbg !1019 {
start:
  %output.dbg.spill = alloca [0 x i8], align 1
    #dbg_declare(ptr %output.dbg.spill, !1024, !DIExpression(), !1025)
  ret { i32, i32 } { i32 0, i32 undef }, !dbg !1026
}

; <core::ops::control_flow::ControlFlow<B,C> as core::ops::try_trait::Try>::branch
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define hidden { i32, i32 } @"_ZN95_$LT$core..ops..control_flow..ControlFlow$LT$B$C$C$GT$$u20$as$u20$core..ops..try_trait..Try$GT$6branch17hfc54d849dc516249E"(i32 noundef range(i32 0, 2) %0, i32 %1) unnamed_addr #0 !dbg !1027 {
start:
  %b.dbg.spill = alloca [4 x i8], align 4
  %c.dbg.spill = alloca [0 x i8], align 1
  %_0 = alloca [8 x i8], align 4
  %self = alloca [8 x i8], align 4
  store i32 %0, ptr %self, align 4
  %2 = getelementptr inbounds i8, ptr %self, i64 4
  store i32 %1, ptr %2, align 4
    #dbg_declare(ptr %self, !1046, !DIExpression(), !1051)
    #dbg_declare(ptr %c.dbg.spill, !1047, !DIExpression(), !1052)
  %3 = load i32, ptr %self, align 4, !dbg !1053, !range !108, !noundef !33
  %4 = getelementptr inbounds i8, ptr %self, i64 4, !dbg !1053
  %5 = load i32, ptr %4, align 4, !dbg !1053
  %_2 = zext i32 %3 to i64, !dbg !1053
  %6 = trunc nuw i64 %_2 to i1, !dbg !1054
  br i1 %6, label %bb2, label %bb3, !dbg !1054

bb2:                                              ; preds = %start
  %7 = getelementptr inbounds i8, ptr %self, i64 4, !dbg !1055
  %b = load i32, ptr %7, align 4, !dbg !1055, !noundef !33
  store i32 %b, ptr %b.dbg.spill, align 4, !dbg !1055
    #dbg_declare(ptr %b.dbg.spill, !1049, !DIExpression(), !1056)
  %8 = getelementptr inbounds i8, ptr %_0, i64 4, !dbg !1057
  store i32 %b, ptr %8, align 4, !dbg !1057
  store i32 1, ptr %_0, align 4, !dbg !1057
  br label %bb4, !dbg !1058

bb3:                                              ; preds = %start
  store i32 0, ptr %_0, align 4, !dbg !1059
  br label %bb4, !dbg !1060

bb4:                                              ; preds = %bb2, %bb3
  %9 = load i32, ptr %_0, align 4, !dbg !1061, !range !108, !noundef !33
  %10 = getelementptr inbounds i8, ptr %_0, i64 4, !dbg !1061
  %11 = load i32, ptr %10, align 4, !dbg !1061
  %12 = insertvalue { i32, i32 } poison, i32 %9, 0, !dbg !1061
  %13 = insertvalue { i32, i32 } %12, i32 %11, 1, !dbg !1061
  ret { i32, i32 } %13, !dbg !1061

bb1:                                              ; No predecessors!
  unreachable, !dbg !1053
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

; Function Attrs: nounwind nonlazybind uwtable
declare noundef range(i32 0, 10) i32 @rust_eh_personality(i32 noundef, i32 noundef, i64 noundef, ptr noundef, ptr noundef) unnamed_addr #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.fshl.i8(i8, i8, i8) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i1 @llvm.expect.i1(i1, i1) #5

; <usize as core::fmt::Display>::fmt
; Function Attrs: nounwind nonlazybind uwtable
declare noundef zeroext i1 @_RNvXsi_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3impjNtB9_7Display3fmt(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(8), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

; core::panicking::panic_fmt
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr noundef nonnull, ptr noundef nonnull, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #7

; core::panicking::panic_const::panic_const_sub_overflow
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_sub_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #7

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #4

; core::panicking::panic_const::panic_const_add_overflow
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #4

; core::panicking::panic_const::panic_const_mul_overflow
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #7

; core::panicking::panic_const::panic_const_div_overflow
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_div_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #7

attributes #0 = { inlinehint nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { cold noinline noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #8 = { cold minsize noinline noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #9 = { inlinehint nounwind }
attributes #10 = { noinline noreturn nounwind }
attributes #11 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.dbg.cu = !{!5}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!5 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !6, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!6 = !DIFile(filename: "sample.rs/@/sample.d22300a78659fc70-cgu.0", directory: ".")
!7 = distinct !DISubprogram(name: "from_residual<i32, ()>", linkageName: "_ZN185_$LT$core..ops..control_flow..ControlFlow$LT$B$C$C$GT$$u20$as$u20$core..ops..try_trait..FromResidual$LT$core..ops..control_flow..ControlFlow$LT$B$C$core..convert..Infallible$GT$$GT$$GT$13from_residual17h34d3eba9c94232d2E", scope: !9, file: !8, line: 129, type: !13, scopeLine: 129, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !25, retainedNodes: !54)
!8 = !DIFile(filename: "library/core/src/ops/control_flow.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "f58de980c53634b6aa247b1a0e91708e")
!9 = !DINamespace(name: "{impl#1}", scope: !10)
!10 = !DINamespace(name: "control_flow", scope: !11)
!11 = !DINamespace(name: "ops", scope: !12)
!12 = !DINamespace(name: "core", scope: null)
!13 = !DISubroutineType(types: !14)
!14 = !{!15, !36}
!15 = !DICompositeType(tag: DW_TAG_structure_type, name: "ControlFlow<i32, ()>", scope: !10, file: !16, size: 64, align: 32, flags: DIFlagPublic, elements: !17, templateParams: !33, identifier: "5d042820a1bac6e2ab0936e600707a80")
!16 = !DIFile(filename: "<unknown>", directory: "")
!17 = !{!18}
!18 = !DICompositeType(tag: DW_TAG_variant_part, scope: !15, file: !16, size: 64, align: 32, elements: !19, templateParams: !33, identifier: "8c0a2da4cdc0cc9867c27eec31daacf7", discriminator: !34)
!19 = !{!20, !29}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "Continue", scope: !18, file: !16, baseType: !21, size: 64, align: 32, extraData: i32 0)
!21 = !DICompositeType(tag: DW_TAG_structure_type, name: "Continue", scope: !15, file: !16, size: 64, align: 32, flags: DIFlagPublic, elements: !22, templateParams: !25, identifier: "e8c9b5dfc98fd638406f516bbc26a344")
!22 = !{!23}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !21, file: !16, baseType: !24, align: 8, offset: 32, flags: DIFlagPublic)
!24 = !DIBasicType(name: "()", encoding: DW_ATE_unsigned)
!25 = !{!26, !28}
!26 = !DITemplateTypeParameter(name: "B", type: !27)
!27 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!28 = !DITemplateTypeParameter(name: "C", type: !24)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "Break", scope: !18, file: !16, baseType: !30, size: 64, align: 32, extraData: i32 1)
!30 = !DICompositeType(tag: DW_TAG_structure_type, name: "Break", scope: !15, file: !16, size: 64, align: 32, flags: DIFlagPublic, elements: !31, templateParams: !25, identifier: "7ab3699de175b18f7b54fe4725132442")
!31 = !{!32}
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !30, file: !16, baseType: !27, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!33 = !{}
!34 = !DIDerivedType(tag: DW_TAG_member, scope: !15, file: !16, baseType: !35, size: 32, align: 32, flags: DIFlagArtificial)
!35 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!36 = !DICompositeType(tag: DW_TAG_structure_type, name: "ControlFlow<i32, core::convert::Infallible>", scope: !10, file: !16, size: 32, align: 32, flags: DIFlagPublic, elements: !37, templateParams: !33, identifier: "40f821f83d8d3975385266a03f90ed2c")
!37 = !{!38}
!38 = !DICompositeType(tag: DW_TAG_variant_part, scope: !36, file: !16, size: 32, align: 32, elements: !39, templateParams: !33, identifier: "8d65fa53187a8684dc6a2bc40057fe0d")
!39 = !{!40, !50}
!40 = !DIDerivedType(tag: DW_TAG_member, name: "Continue", scope: !38, file: !16, baseType: !41, size: 32, align: 32)
!41 = !DICompositeType(tag: DW_TAG_structure_type, name: "Continue", scope: !36, file: !16, size: 32, align: 32, flags: DIFlagPublic, elements: !42, templateParams: !48, identifier: "60d19975a5ef9b7f5151ae5315c37aa7")
!42 = !{!43}
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !41, file: !16, baseType: !44, align: 8, flags: DIFlagPublic)
!44 = !DICompositeType(tag: DW_TAG_structure_type, name: "Infallible", scope: !45, file: !16, align: 8, flags: DIFlagPublic, elements: !46, templateParams: !33, identifier: "78cfd968ca0619bc6721ef3bf8e03805")
!45 = !DINamespace(name: "convert", scope: !12)
!46 = !{!47}
!47 = !DICompositeType(tag: DW_TAG_variant_part, scope: !44, file: !16, align: 8, elements: !33, identifier: "820520e070d3f01e1d1c030b6bcc9c0e")
!48 = !{!26, !49}
!49 = !DITemplateTypeParameter(name: "C", type: !44)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "Break", scope: !38, file: !16, baseType: !51, size: 32, align: 32)
!51 = !DICompositeType(tag: DW_TAG_structure_type, name: "Break", scope: !36, file: !16, size: 32, align: 32, flags: DIFlagPublic, elements: !52, templateParams: !48, identifier: "b44f5dd9ae7cf5d5d870cc548caedfc9")
!52 = !{!53}
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !51, file: !16, baseType: !27, size: 32, align: 32, flags: DIFlagPublic)
!54 = !{!55}
!55 = !DILocalVariable(name: "residual", arg: 1, scope: !7, file: !8, line: 129, type: !36)
!56 = !DILocation(line: 129, column: 22, scope: !7)
!57 = !DILocation(line: 130, column: 9, scope: !7)
!58 = !DILocation(line: 133, column: 6, scope: !7)
!59 = distinct !DISubprogram(name: "rotate_left<u8>", linkageName: "_ZN4core10intrinsics11rotate_left17h070a3568841b1729E", scope: !61, file: !60, line: 2025, type: !62, scopeLine: 2025, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !68, retainedNodes: !65)
!60 = !DIFile(filename: "library/core/src/intrinsics/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "b1b7915c1b8b57766c20270acae549ce")
!61 = !DINamespace(name: "intrinsics", scope: !12)
!62 = !DISubroutineType(types: !63)
!63 = !{!64, !64, !35}
!64 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!65 = !{!66, !67}
!66 = !DILocalVariable(name: "x", arg: 1, scope: !59, file: !60, line: 2025, type: !64)
!67 = !DILocalVariable(name: "shift", arg: 2, scope: !59, file: !60, line: 2025, type: !35)
!68 = !{!69}
!69 = !DITemplateTypeParameter(name: "T", type: !64)
!70 = !DILocation(line: 2025, column: 60, scope: !59)
!71 = !DILocation(line: 2025, column: 66, scope: !59)
!72 = !DILocation(line: 2029, column: 41, scope: !59)
!73 = !DILocation(line: 2029, column: 14, scope: !59)
!74 = !DILocation(line: 2030, column: 2, scope: !59)
!75 = distinct !DISubprogram(name: "{closure#0}<i32, sample::first_even::{closure_env#0}>", linkageName: "_ZN4core4iter6traits8iterator8Iterator4find5check28_$u7b$$u7b$closure$u7d$$u7d$17h2af5c9e3b4bfb902E", scope: !77, file: !76, line: 2944, type: !83, scopeLine: 2944, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !96, retainedNodes: !92)
!76 = !DIFile(filename: "library/core/src/iter/traits/iterator.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "03f316921fc0b2bb7786dd4fa41456f9")
!77 = !DINamespace(name: "check", scope: !78)
!78 = !DINamespace(name: "find", scope: !79)
!79 = !DINamespace(name: "Iterator", scope: !80)
!80 = !DINamespace(name: "iterator", scope: !81)
!81 = !DINamespace(name: "traits", scope: !82)
!82 = !DINamespace(name: "iter", scope: !12)
!83 = !DISubroutineType(types: !84)
!84 = !{!15, !85, !24, !27}
!85 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::iter::traits::iterator::Iterator::find::check::{closure_env#0}<i32, sample::first_even::{closure_env#0}>", baseType: !86, size: 64, align: 64, dwarfAddressSpace: 0)
!86 = !DICompositeType(tag: DW_TAG_structure_type, name: "{closure_env#0}<i32, sample::first_even::{closure_env#0}>", scope: !77, file: !16, align: 8, elements: !87, templateParams: !33, identifier: "43d8be0a2723fb07e19a949f009ca749")
!87 = !{!88}
!88 = !DIDerivedType(tag: DW_TAG_member, name: "predicate", scope: !86, file: !16, baseType: !89, align: 8)
!89 = !DICompositeType(tag: DW_TAG_structure_type, name: "{closure_env#0}", scope: !90, file: !16, align: 8, elements: !33, identifier: "c9528366c0f0ea3f94417095c7672f45")
!90 = !DINamespace(name: "first_even", scope: !91)
!91 = !DINamespace(name: "sample", scope: null)
!92 = !{!93, !94, !95}
!93 = !DILocalVariable(name: "x", arg: 3, scope: !75, file: !76, line: 2944, type: !27)
!94 = !DILocalVariable(name: "predicate", scope: !75, file: !76, line: 2943, type: !89, align: 8)
!95 = !DILocalVariable(arg: 2, scope: !75, file: !76, line: 2944, type: !24)
!96 = !{!97, !98}
!97 = !DITemplateTypeParameter(name: "T", type: !27)
!98 = !DITemplateTypeParameter(name: "impl FnMut(&T) -> bool", type: !89)
!99 = !DILocation(line: 2943, column: 25, scope: !75)
!100 = !DILocation(line: 2944, column: 19, scope: !75)
!101 = !DILocation(line: 2944, column: 23, scope: !75)
!102 = !DILocation(line: 2945, column: 20, scope: !75)
!103 = !DILocation(line: 2945, column: 67, scope: !75)
!104 = !DILocation(line: 2946, column: 13, scope: !75)
!105 = !DILocation(line: 2945, column: 55, scope: !75)
!106 = !DILocation(line: 2945, column: 36, scope: !75)
!107 = !DILocation(line: 2946, column: 14, scope: !75)
!108 = !{i32 0, i32 2}
!109 = !DILocation(line: 2944, column: 13, scope: !75)
!110 = distinct !DISubprogram(name: "try_fold<core::slice::iter::Iter<i32>, (), core::iter::adapters::copied::copy_try_fold::{closure_env#0}<i32, (), core::ops::control_flow::ControlFlow<i32, ()>, core::iter::traits::iterator::Iterator::find::check::{closure_env#0}<i32, sample::first_even::{closure_env#0}>>, core::ops::control_flow::ControlFlow<i32, ()>>", linkageName: "_ZN4core4iter6traits8iterator8Iterator8try_fold17h3044fe9347878b93E", scope: !79, file: !76, line: 2461, type: !111, scopeLine: 2461, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !151, retainedNodes: !139)
!111 = !DISubroutineType(types: !112)
!112 = !{!15, !113, !24, !133}
!113 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::slice::iter::Iter<i32>", baseType: !114, size: 64, align: 64, dwarfAddressSpace: 0)
!114 = !DICompositeType(tag: DW_TAG_structure_type, name: "Iter<i32>", scope: !115, file: !16, size: 128, align: 64, flags: DIFlagPublic, elements: !117, templateParams: !125, identifier: "aa53e48ac124811bc943848be5e25276")
!115 = !DINamespace(name: "iter", scope: !116)
!116 = !DINamespace(name: "slice", scope: !12)
!117 = !{!118, !126, !127}
!118 = !DIDerivedType(tag: DW_TAG_member, name: "ptr", scope: !114, file: !16, baseType: !119, size: 64, align: 64, flags: DIFlagPrivate)
!119 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<i32>", scope: !120, file: !16, size: 64, align: 64, flags: DIFlagPublic, elements: !122, templateParams: !125, identifier: "87c1d4fb7af38623515e849a82dc60eb")
!120 = !DINamespace(name: "non_null", scope: !121)
!121 = !DINamespace(name: "ptr", scope: !12)
!122 = !{!123}
!123 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !119, file: !16, baseType: !124, size: 64, align: 64, flags: DIFlagPrivate)
!124 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const i32", baseType: !27, size: 64, align: 64, dwarfAddressSpace: 0)
!125 = !{!97}
!126 = !DIDerivedType(tag: DW_TAG_member, name: "end_or_len", scope: !114, file: !16, baseType: !124, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!127 = !DIDerivedType(tag: DW_TAG_member, name: "_marker", scope: !114, file: !16, baseType: !128, align: 8, offset: 128, flags: DIFlagPrivate)
!128 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&i32>", scope: !129, file: !16, align: 8, flags: DIFlagPublic, elements: !33, templateParams: !130, identifier: "b7c4d434debe578dc1ac34a06336863")
!129 = !DINamespace(name: "marker", scope: !12)
!130 = !{!131}
!131 = !DITemplateTypeParameter(name: "T", type: !132)
!132 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&i32", baseType: !27, size: 64, align: 64, dwarfAddressSpace: 0)
!133 = !DICompositeType(tag: DW_TAG_structure_type, name: "{closure_env#0}<i32, (), core::ops::control_flow::ControlFlow<i32, ()>, core::iter::traits::iterator::Iterator::find::check::{closure_env#0}<i32, sample::first_even::{closure_env#0}>>", scope: !134, file: !16, align: 8, elements: !137, templateParams: !33, identifier: "a1862ce35728c82d556baa3aab6d5c10")
!134 = !DINamespace(name: "copy_try_fold", scope: !135)
!135 = !DINamespace(name: "copied", scope: !136)
!136 = !DINamespace(name: "adapters", scope: !82)
!137 = !{!138}
!138 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !133, file: !16, baseType: !86, align: 8)
!139 = !{!140, !141, !142, !143, !145, !147, !149}
!140 = !DILocalVariable(name: "self", arg: 1, scope: !110, file: !76, line: 2461, type: !113)
!141 = !DILocalVariable(name: "init", arg: 2, scope: !110, file: !76, line: 2461, type: !24)
!142 = !DILocalVariable(name: "f", arg: 3, scope: !110, file: !76, line: 2461, type: !133)
!143 = !DILocalVariable(name: "accum", scope: !144, file: !76, line: 2467, type: !24, align: 8)
!144 = distinct !DILexicalBlock(scope: !110, file: !76, line: 2467, column: 9)
!145 = !DILocalVariable(name: "x", scope: !146, file: !76, line: 2468, type: !132, align: 64)
!146 = distinct !DILexicalBlock(scope: !144, file: !76, line: 2468, column: 41)
!147 = !DILocalVariable(name: "residual", scope: !148, file: !76, line: 2469, type: !36, align: 32)
!148 = distinct !DILexicalBlock(scope: !146, file: !76, line: 2469, column: 32)
!149 = !DILocalVariable(name: "val", scope: !150, file: !76, line: 2469, type: !24, align: 8)
!150 = distinct !DILexicalBlock(scope: !146, file: !76, line: 2469, column: 32)
!151 = !{!152, !153, !154, !155}
!152 = !DITemplateTypeParameter(name: "Self", type: !114)
!153 = !DITemplateTypeParameter(name: "B", type: !24)
!154 = !DITemplateTypeParameter(name: "F", type: !133)
!155 = !DITemplateTypeParameter(name: "R", type: !15)
!156 = !DILocation(line: 2461, column: 26, scope: !110)
!157 = !DILocation(line: 2461, column: 37, scope: !110)
!158 = !DILocation(line: 2461, column: 46, scope: !110)
!159 = !DILocation(line: 2467, column: 13, scope: !144)
!160 = !DILocation(line: 2469, column: 21, scope: !150)
!161 = !DILocation(line: 2467, column: 25, scope: !110)
!162 = !DILocation(line: 2468, column: 9, scope: !144)
!163 = !DILocation(line: 2468, column: 29, scope: !146)
!164 = !DILocation(line: 2468, column: 34, scope: !146)
!165 = !{i64 4}
!166 = !DILocation(line: 2468, column: 19, scope: !146)
!167 = !DILocation(line: 2468, column: 24, scope: !146)
!168 = !DILocation(line: 2469, column: 21, scope: !146)
!169 = !DILocation(line: 2469, column: 23, scope: !146)
!170 = !DILocation(line: 2470, column: 9, scope: !144)
!171 = !DILocation(line: 2471, column: 15, scope: !144)
!172 = !DILocation(line: 2469, column: 32, scope: !146)
!173 = !DILocation(line: 2469, column: 32, scope: !148)
!174 = !DILocation(line: 2469, column: 21, scope: !148)
!175 = !DILocation(line: 2469, column: 13, scope: !146)
!176 = !DILocation(line: 2469, column: 33, scope: !146)
!177 = !DILocation(line: 2472, column: 5, scope: !110)
!178 = !DILocation(line: 2472, column: 6, scope: !110)
!179 = !{i8 0, i8 2}
!180 = !DILocation(line: 2461, column: 5, scope: !110)
!181 = distinct !DISubprogram(name: "{closure#0}<i32, (), core::ops::control_flow::ControlFlow<i32, ()>, core::iter::traits::iterator::Iterator::find::check::{closure_env#0}<i32, sample::first_even::{closure_env#0}>>", linkageName: "_ZN4core4iter8adapters6copied13copy_try_fold28_$u7b$$u7b$closure$u7d$$u7d$17hca81ea0587dfdfbbE", scope: !134, file: !182, line: 40, type: !183, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !192, retainedNodes: !186)
!182 = !DIFile(filename: "library/core/src/iter/adapters/copied.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "2838c80928acd493744bdb03bf18337c")
!183 = !DISubroutineType(types: !184)
!184 = !{!15, !185, !24, !132}
!185 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::iter::adapters::copied::copy_try_fold::{closure_env#0}<i32, (), core::ops::control_flow::ControlFlow<i32, ()>, core::iter::traits::iterator::Iterator::find::check::{closure_env#0}<i32, sample::first_even::{closure_env#0}>>", baseType: !133, size: 64, align: 64, dwarfAddressSpace: 0)
!186 = !{!187, !188, !189, !191}
!187 = !DILocalVariable(name: "acc", arg: 2, scope: !181, file: !182, line: 40, type: !24)
!188 = !DILocalVariable(name: "f", scope: !181, file: !182, line: 39, type: !86, align: 8)
!189 = !DILocalVariable(name: "elt", scope: !190, file: !182, line: 40, type: !27, align: 32)
!190 = distinct !DILexicalBlock(scope: !181, file: !182, line: 40, column: 22)
!191 = !DILocalVariable(arg: 3, scope: !181, file: !182, line: 40, type: !132)
!192 = !{!97, !193, !155, !194}
!193 = !DITemplateTypeParameter(name: "Acc", type: !24)
!194 = !DITemplateTypeParameter(name: "impl FnMut(Acc, T) -> R", type: !86)
!195 = !DILocation(line: 39, column: 39, scope: !181)
!196 = !DILocation(line: 40, column: 11, scope: !181)
!197 = !DILocation(line: 40, column: 16, scope: !181)
!198 = !DILocation(line: 40, column: 17, scope: !181)
!199 = !DILocation(line: 40, column: 17, scope: !190)
!200 = !DILocation(line: 40, column: 22, scope: !190)
!201 = !DILocation(line: 40, column: 33, scope: !181)
!202 = distinct !DISubprogram(name: "first_even", linkageName: "_ZN6sample10first_even17hce46500bab73dbd4E", scope: !91, file: !203, line: 21, type: !204, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !33, retainedNodes: !224)
!203 = !DIFile(filename: "sample.rs", directory: ".", checksumkind: CSK_MD5, checksum: "cd2e8eb8a70111ae5031f2d222970dc6")
!204 = !DISubroutineType(types: !205)
!205 = !{!206, !218}
!206 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<i32>", scope: !207, file: !16, size: 64, align: 32, flags: DIFlagPublic, elements: !208, templateParams: !33, identifier: "9405ac4e2c6c777f392a88ba61a7ee59")
!207 = !DINamespace(name: "option", scope: !12)
!208 = !{!209}
!209 = !DICompositeType(tag: DW_TAG_variant_part, scope: !206, file: !16, size: 64, align: 32, elements: !210, templateParams: !33, identifier: "e2f41d4aeb07e70e2deec5714d40b3f5", discriminator: !217)
!210 = !{!211, !213}
!211 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !209, file: !16, baseType: !212, size: 64, align: 32, extraData: i32 0)
!212 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !206, file: !16, size: 64, align: 32, flags: DIFlagPublic, elements: !33, templateParams: !125, identifier: "61a3ce2df84cf17e4abf9bd216f81f54")
!213 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !209, file: !16, baseType: !214, size: 64, align: 32, extraData: i32 1)
!214 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !206, file: !16, size: 64, align: 32, flags: DIFlagPublic, elements: !215, templateParams: !125, identifier: "d5be8f80a28faf7bfb7a6bc63bf0c7cc")
!215 = !{!216}
!216 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !214, file: !16, baseType: !27, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!217 = !DIDerivedType(tag: DW_TAG_member, scope: !206, file: !16, baseType: !35, size: 32, align: 32, flags: DIFlagArtificial)
!218 = !DICompositeType(tag: DW_TAG_structure_type, name: "&[i32]", file: !16, size: 128, align: 64, elements: !219, templateParams: !33, identifier: "6b57523f38171cc87b38da8cc3de4ac3")
!219 = !{!220, !222}
!220 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !218, file: !16, baseType: !221, size: 64, align: 64)
!221 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64, align: 64, dwarfAddressSpace: 0)
!222 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !218, file: !16, baseType: !223, size: 64, align: 64, offset: 64)
!223 = !DIBasicType(name: "usize", size: 64, encoding: DW_ATE_unsigned)
!224 = !{!225}
!225 = !DILocalVariable(name: "values", arg: 1, scope: !202, file: !203, line: 21, type: !218)
!226 = !DILocation(line: 21, column: 19, scope: !202)
!227 = !DILocalVariable(name: "self", arg: 1, scope: !228, file: !229, line: 1040, type: !218)
!228 = distinct !DISubprogram(name: "iter<i32>", linkageName: "_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17hd376273108129a33E", scope: !230, file: !229, line: 1040, type: !231, scopeLine: 1040, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !125, retainedNodes: !233)
!229 = !DIFile(filename: "library/core/src/slice/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "b606e5d97bff599edd0dcbc6067a14f1")
!230 = !DINamespace(name: "{impl#0}", scope: !116)
!231 = !DISubroutineType(types: !232)
!232 = !{!114, !218}
!233 = !{!227}
!234 = !DILocation(line: 1040, column: 23, scope: !228, inlinedAt: !235)
!235 = !DILocation(line: 22, column: 12, scope: !202)
!236 = !DILocalVariable(name: "slice", arg: 1, scope: !237, file: !238, line: 96, type: !218)
!237 = distinct !DISubprogram(name: "new<i32>", linkageName: "_ZN4core5slice4iter13Iter$LT$T$GT$3new17h402f8047219dfc84E", scope: !114, file: !238, line: 96, type: !231, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !125, declaration: !239, retainedNodes: !240)
!238 = !DIFile(filename: "library/core/src/slice/iter.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "f33ab2e22fe09095bf73c41c52bd166c")
!239 = !DISubprogram(name: "new<i32>", linkageName: "_ZN4core5slice4iter13Iter$LT$T$GT$3new17h402f8047219dfc84E", scope: !114, file: !238, line: 96, type: !231, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !125)
!240 = !{!236, !241, !243, !245}
!241 = !DILocalVariable(name: "len", scope: !242, file: !238, line: 97, type: !223, align: 64)
!242 = distinct !DILexicalBlock(scope: !237, file: !238, line: 97, column: 9)
!243 = !DILocalVariable(name: "ptr", scope: !244, file: !238, line: 98, type: !119, align: 64)
!244 = distinct !DILexicalBlock(scope: !242, file: !238, line: 98, column: 9)
!245 = !DILocalVariable(name: "end_or_len", scope: !246, file: !238, line: 101, type: !124, align: 64)
!246 = distinct !DILexicalBlock(scope: !244, file: !238, line: 101, column: 13)
!247 = !DILocation(line: 96, column: 29, scope: !237, inlinedAt: !248)
!248 = !DILocation(line: 1041, column: 9, scope: !228, inlinedAt: !235)
!249 = !DILocalVariable(name: "r", arg: 1, scope: !250, file: !251, line: 282, type: !218)
!250 = distinct !DISubprogram(name: "from_ref<[i32]>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$8from_ref17h1ac1f6dc833a00b4E", scope: !252, file: !251, line: 282, type: !259, scopeLine: 282, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !125, declaration: !261, retainedNodes: !262)
!251 = !DIFile(filename: "library/core/src/ptr/non_null.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "e5222a5160165ba1cd09076ad7a11733")
!252 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<[i32]>", scope: !120, file: !16, size: 128, align: 64, flags: DIFlagPublic, elements: !253, templateParams: !125, identifier: "904f3a6adfffd2c08000d86879cdec91")
!253 = !{!254}
!254 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !252, file: !16, baseType: !255, size: 128, align: 64, flags: DIFlagPrivate)
!255 = !DICompositeType(tag: DW_TAG_structure_type, name: "*const [i32]", file: !16, size: 128, align: 64, elements: !256, templateParams: !33, identifier: "1d27693bf649124d417f8ef7a22de53e")
!256 = !{!257, !258}
!257 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !255, file: !16, baseType: !221, size: 64, align: 64)
!258 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !255, file: !16, baseType: !223, size: 64, align: 64, offset: 64)
!259 = !DISubroutineType(types: !260)
!260 = !{!252, !218}
!261 = !DISubprogram(name: "from_ref<[i32]>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$8from_ref17h1ac1f6dc833a00b4E", scope: !252, file: !251, line: 282, type: !259, scopeLine: 282, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !125)
!262 = !{!249}
!263 = !DILocation(line: 282, column: 27, scope: !250, inlinedAt: !264)
!264 = !DILocation(line: 98, column: 31, scope: !242, inlinedAt: !248)
!265 = !DILocalVariable(name: "self", arg: 1, scope: !266, file: !8, line: 190, type: !15)
!266 = distinct !DISubprogram(name: "break_value<i32, ()>", linkageName: "_ZN4core3ops12control_flow24ControlFlow$LT$B$C$C$GT$11break_value17hd8ea497549f182ceE", scope: !15, file: !8, line: 190, type: !267, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !25, declaration: !269, retainedNodes: !270)
!267 = !DISubroutineType(types: !268)
!268 = !{!206, !15}
!269 = !DISubprogram(name: "break_value<i32, ()>", linkageName: "_ZN4core3ops12control_flow24ControlFlow$LT$B$C$C$GT$11break_value17hd8ea497549f182ceE", scope: !15, file: !8, line: 190, type: !267, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !25)
!270 = !{!265, !271}
!271 = !DILocalVariable(name: "x", scope: !272, file: !8, line: 196, type: !27, align: 32)
!272 = distinct !DILexicalBlock(scope: !266, file: !8, line: 196, column: 13)
!273 = !DILocation(line: 190, column: 30, scope: !266, inlinedAt: !274)
!274 = !DILocation(line: 2949, column: 45, scope: !275, inlinedAt: !290)
!275 = distinct !DISubprogram(name: "find<core::iter::adapters::copied::Copied<core::slice::iter::Iter<i32>>, sample::first_even::{closure_env#0}>", linkageName: "_ZN4core4iter6traits8iterator8Iterator4find17he1cc4eaa0d867767E", scope: !79, file: !76, line: 2937, type: !276, scopeLine: 2937, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !287, retainedNodes: !284)
!276 = !DISubroutineType(types: !277)
!277 = !{!206, !278, !89}
!278 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::iter::adapters::copied::Copied<core::slice::iter::Iter<i32>>", baseType: !279, size: 64, align: 64, dwarfAddressSpace: 0)
!279 = !DICompositeType(tag: DW_TAG_structure_type, name: "Copied<core::slice::iter::Iter<i32>>", scope: !135, file: !16, size: 128, align: 64, flags: DIFlagPublic, elements: !280, templateParams: !282, identifier: "3baf9be817b1cbac9db9092d07af76a5")
!280 = !{!281}
!281 = !DIDerivedType(tag: DW_TAG_member, name: "it", scope: !279, file: !16, baseType: !114, size: 128, align: 64, flags: DIFlagPrivate)
!282 = !{!283}
!283 = !DITemplateTypeParameter(name: "I", type: !114)
!284 = !{!285, !286}
!285 = !DILocalVariable(name: "self", arg: 1, scope: !275, file: !76, line: 2937, type: !278)
!286 = !DILocalVariable(name: "predicate", scope: !275, file: !76, line: 2937, type: !89, align: 8)
!287 = !{!288, !289}
!288 = !DITemplateTypeParameter(name: "Self", type: !279)
!289 = !DITemplateTypeParameter(name: "P", type: !89)
!290 = !DILocation(line: 22, column: 28, scope: !202)
!291 = !DILocation(line: 2937, column: 27, scope: !275, inlinedAt: !290)
!292 = !DILocalVariable(name: "predicate", scope: !293, file: !76, line: 2943, type: !89, align: 8)
!293 = distinct !DISubprogram(name: "check<i32, sample::first_even::{closure_env#0}>", linkageName: "_ZN4core4iter6traits8iterator8Iterator4find5check17h42b19951bb8de408E", scope: !78, file: !76, line: 2943, type: !294, scopeLine: 2943, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !96, retainedNodes: !296)
!294 = !DISubroutineType(types: !295)
!295 = !{null, !89}
!296 = !{!292}
!297 = !DILocation(line: 2943, column: 21, scope: !293, inlinedAt: !298)
!298 = !DILocation(line: 2949, column: 27, scope: !275, inlinedAt: !290)
!299 = !DILocalVariable(name: "init", scope: !300, file: !182, line: 68, type: !24, align: 8)
!300 = distinct !DISubprogram(name: "try_fold<core::slice::iter::Iter<i32>, i32, (), core::iter::traits::iterator::Iterator::find::check::{closure_env#0}<i32, sample::first_even::{closure_env#0}>, core::ops::control_flow::ControlFlow<i32, ()>>", linkageName: "_ZN104_$LT$core..iter..adapters..copied..Copied$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8try_fold17h90211f6a5afc4082E", scope: !301, file: !182, line: 68, type: !302, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !307, retainedNodes: !304)
!301 = !DINamespace(name: "{impl#1}", scope: !135)
!302 = !DISubroutineType(types: !303)
!303 = !{!15, !278, !24, !86}
!304 = !{!305, !299, !306}
!305 = !DILocalVariable(name: "self", arg: 1, scope: !300, file: !182, line: 68, type: !278)
!306 = !DILocalVariable(name: "f", scope: !300, file: !182, line: 68, type: !86, align: 8)
!307 = !{!283, !97, !153, !308, !155}
!308 = !DITemplateTypeParameter(name: "F", type: !86)
!309 = !DILocation(line: 68, column: 37, scope: !300, inlinedAt: !310)
!310 = !DILocation(line: 2949, column: 14, scope: !275, inlinedAt: !290)
!311 = !DILocation(line: 68, column: 46, scope: !300, inlinedAt: !310)
!312 = !DILocalVariable(name: "f", scope: !313, file: !182, line: 39, type: !86, align: 8)
!313 = distinct !DISubprogram(name: "copy_try_fold<i32, (), core::ops::control_flow::ControlFlow<i32, ()>, core::iter::traits::iterator::Iterator::find::check::{closure_env#0}<i32, sample::first_even::{closure_env#0}>>", linkageName: "_ZN4core4iter8adapters6copied13copy_try_fold17h8ce6c3102aff66acE", scope: !135, file: !182, line: 39, type: !314, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !192, retainedNodes: !316)
!314 = !DISubroutineType(types: !315)
!315 = !{null, !86}
!316 = !{!312}
!317 = !DILocation(line: 39, column: 35, scope: !313, inlinedAt: !318)
!318 = !DILocation(line: 74, column: 32, scope: !300, inlinedAt: !310)
!319 = !DILocation(line: 22, column: 5, scope: !202)
!320 = !DILocation(line: 97, column: 19, scope: !237, inlinedAt: !248)
!321 = !DILocation(line: 97, column: 13, scope: !242, inlinedAt: !248)
!322 = !DILocalVariable(name: "addr", arg: 1, scope: !323, file: !324, line: 884, type: !223)
!323 = distinct !DISubprogram(name: "without_provenance<i32>", linkageName: "_ZN4core3ptr18without_provenance17h93788ecbce23d985E", scope: !121, file: !324, line: 884, type: !325, scopeLine: 884, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !125, retainedNodes: !327)
!324 = !DIFile(filename: "library/core/src/ptr/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "8f706ae0a0620120e6e931983ef127f1")
!325 = !DISubroutineType(types: !326)
!326 = !{!124, !223}
!327 = !{!322}
!328 = !DILocation(line: 884, column: 36, scope: !323, inlinedAt: !329)
!329 = !DILocation(line: 102, column: 32, scope: !244, inlinedAt: !248)
!330 = !DILocalVariable(name: "count", arg: 2, scope: !331, file: !332, line: 927, type: !223)
!331 = distinct !DISubprogram(name: "add<i32>", linkageName: "_ZN4core3ptr7mut_ptr31_$LT$impl$u20$$BP$mut$u20$T$GT$3add17hf331d0df54995eb7E", scope: !333, file: !332, line: 927, type: !335, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !125, retainedNodes: !362)
!332 = !DIFile(filename: "library/core/src/ptr/mut_ptr.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!333 = !DINamespace(name: "{impl#0}", scope: !334)
!334 = !DINamespace(name: "mut_ptr", scope: !121)
!335 = !DISubroutineType(types: !336)
!336 = !{!337, !337, !223, !338}
!337 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut i32", baseType: !27, size: 64, align: 64, dwarfAddressSpace: 0)
!338 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::panic::location::Location", baseType: !339, size: 64, align: 64, dwarfAddressSpace: 0)
!339 = !DICompositeType(tag: DW_TAG_structure_type, name: "Location", scope: !340, file: !16, size: 192, align: 64, flags: DIFlagPublic, elements: !342, templateParams: !33, identifier: "c23b7de1297af8f4a89df3da49f37ee6")
!340 = !DINamespace(name: "location", scope: !341)
!341 = !DINamespace(name: "panic", scope: !12)
!342 = !{!343, !352, !353, !354}
!343 = !DIDerivedType(tag: DW_TAG_member, name: "filename", scope: !339, file: !16, baseType: !344, size: 128, align: 64, flags: DIFlagPrivate)
!344 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<str>", scope: !120, file: !16, size: 128, align: 64, flags: DIFlagPublic, elements: !345, templateParams: !68, identifier: "cc7383b2ce73f6838bfb6ae828fb6ae6")
!345 = !{!346}
!346 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !344, file: !16, baseType: !347, size: 128, align: 64, flags: DIFlagPrivate)
!347 = !DICompositeType(tag: DW_TAG_structure_type, name: "*const str", file: !16, size: 128, align: 64, elements: !348, templateParams: !33, identifier: "238a44609877474087c05adf26cd41fa")
!348 = !{!349, !351}
!349 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !347, file: !16, baseType: !350, size: 64, align: 64)
!350 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !64, size: 64, align: 64, dwarfAddressSpace: 0)
!351 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !347, file: !16, baseType: !223, size: 64, align: 64, offset: 64)
!352 = !DIDerivedType(tag: DW_TAG_member, name: "line", scope: !339, file: !16, baseType: !35, size: 32, align: 32, offset: 128, flags: DIFlagPrivate)
!353 = !DIDerivedType(tag: DW_TAG_member, name: "col", scope: !339, file: !16, baseType: !35, size: 32, align: 32, offset: 160, flags: DIFlagPrivate)
!354 = !DIDerivedType(tag: DW_TAG_member, name: "_filename", scope: !339, file: !16, baseType: !355, align: 8, offset: 192, flags: DIFlagPrivate)
!355 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&str>", scope: !129, file: !16, align: 8, flags: DIFlagPublic, elements: !33, templateParams: !356, identifier: "e16ac355808b6aef9fb50b5f125fee05")
!356 = !{!357}
!357 = !DITemplateTypeParameter(name: "T", type: !358)
!358 = !DICompositeType(tag: DW_TAG_structure_type, name: "&str", file: !16, size: 128, align: 64, elements: !359, templateParams: !33, identifier: "9277eecd40495f85161460476aacc992")
!359 = !{!360, !361}
!360 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !358, file: !16, baseType: !350, size: 64, align: 64)
!361 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !358, file: !16, baseType: !223, size: 64, align: 64, offset: 64)
!362 = !{!363, !330}
!363 = !DILocalVariable(name: "self", arg: 1, scope: !331, file: !332, line: 927, type: !337)
!364 = !DILocation(line: 927, column: 35, scope: !331, inlinedAt: !365)
!365 = !DILocation(line: 102, column: 78, scope: !244, inlinedAt: !248)
!366 = !DILocation(line: 284, column: 18, scope: !250, inlinedAt: !264)
!367 = !DILocalVariable(name: "self", arg: 1, scope: !368, file: !251, line: 502, type: !252)
!368 = distinct !DISubprogram(name: "cast<[i32], i32>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$4cast17he9e2991d62f4686fE", scope: !252, file: !251, line: 502, type: !369, scopeLine: 502, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !372, declaration: !371, retainedNodes: !374)
!369 = !DISubroutineType(types: !370)
!370 = !{!119, !252}
!371 = !DISubprogram(name: "cast<[i32], i32>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$4cast17he9e2991d62f4686fE", scope: !252, file: !251, line: 502, type: !369, scopeLine: 502, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !372)
!372 = !{!97, !373}
!373 = !DITemplateTypeParameter(name: "U", type: !27)
!374 = !{!367}
!375 = !DILocation(line: 502, column: 26, scope: !368, inlinedAt: !376)
!376 = !DILocation(line: 98, column: 56, scope: !242, inlinedAt: !248)
!377 = !DILocation(line: 407, column: 18, scope: !378, inlinedAt: !386)
!378 = distinct !DISubprogram(name: "as_ptr<[i32]>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$6as_ptr17hffef6dd810341e5cE", scope: !252, file: !251, line: 401, type: !379, scopeLine: 401, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !125, declaration: !385)
!379 = !DISubroutineType(types: !380)
!380 = !{!381, !252}
!381 = !DICompositeType(tag: DW_TAG_structure_type, name: "*mut [i32]", file: !16, size: 128, align: 64, elements: !382, templateParams: !33, identifier: "4376f3f205dae323a12eee2e2306c285")
!382 = !{!383, !384}
!383 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !381, file: !16, baseType: !221, size: 64, align: 64)
!384 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !381, file: !16, baseType: !223, size: 64, align: 64, offset: 64)
!385 = !DISubprogram(name: "as_ptr<[i32]>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$6as_ptr17hffef6dd810341e5cE", scope: !252, file: !251, line: 401, type: !379, scopeLine: 401, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !125)
!386 = !DILocation(line: 504, column: 33, scope: !368, inlinedAt: !376)
!387 = !DILocation(line: 504, column: 18, scope: !368, inlinedAt: !376)
!388 = !DILocation(line: 98, column: 13, scope: !244, inlinedAt: !248)
!389 = !DILocalVariable(name: "self", arg: 1, scope: !390, file: !251, line: 401, type: !119)
!390 = distinct !DISubprogram(name: "as_ptr<i32>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$6as_ptr17ha2ff77293e22c269E", scope: !119, file: !251, line: 401, type: !391, scopeLine: 401, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !125, declaration: !393, retainedNodes: !394)
!391 = !DISubroutineType(types: !392)
!392 = !{!337, !119}
!393 = !DISubprogram(name: "as_ptr<i32>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$6as_ptr17ha2ff77293e22c269E", scope: !119, file: !251, line: 401, type: !391, scopeLine: 401, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !125)
!394 = !{!389}
!395 = !DILocation(line: 401, column: 25, scope: !390, inlinedAt: !396)
!396 = !DILocation(line: 102, column: 69, scope: !244, inlinedAt: !248)
!397 = !DILocation(line: 407, column: 18, scope: !390, inlinedAt: !396)
!398 = !DILocation(line: 927, column: 29, scope: !331, inlinedAt: !365)
!399 = !DILocation(line: 961, column: 18, scope: !331, inlinedAt: !365)
!400 = !DILocation(line: 102, column: 63, scope: !244, inlinedAt: !248)
!401 = !DILocation(line: 101, column: 17, scope: !246, inlinedAt: !248)
!402 = !DILocation(line: 104, column: 13, scope: !246, inlinedAt: !248)
!403 = !DILocalVariable(name: "self", arg: 1, scope: !404, file: !76, line: 3491, type: !114)
!404 = distinct !DISubprogram(name: "copied<core::slice::iter::Iter<i32>, i32>", linkageName: "_ZN4core4iter6traits8iterator8Iterator6copied17ha271c25837a8fb41E", scope: !79, file: !76, line: 3491, type: !405, scopeLine: 3491, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !408, retainedNodes: !407)
!405 = !DISubroutineType(types: !406)
!406 = !{!279, !114}
!407 = !{!403}
!408 = !{!152, !97}
!409 = !DILocation(line: 3491, column: 22, scope: !404, inlinedAt: !410)
!410 = !DILocation(line: 22, column: 19, scope: !202)
!411 = !DILocation(line: 25, column: 9, scope: !412, inlinedAt: !414)
!412 = distinct !DISubprogram(name: "new<core::slice::iter::Iter<i32>>", linkageName: "_ZN4core4iter8adapters6copied15Copied$LT$I$GT$3new17h68568fd735c379b4E", scope: !279, file: !182, line: 24, type: !405, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !282, declaration: !413)
!413 = !DISubprogram(name: "new<core::slice::iter::Iter<i32>>", linkageName: "_ZN4core4iter8adapters6copied15Copied$LT$I$GT$3new17h68568fd735c379b4E", scope: !279, file: !182, line: 24, type: !405, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !282)
!414 = !DILocation(line: 3496, column: 9, scope: !404, inlinedAt: !410)
!415 = !DILocation(line: 2937, column: 16, scope: !275, inlinedAt: !290)
!416 = !DILocation(line: 68, column: 26, scope: !300, inlinedAt: !310)
!417 = !DILocation(line: 2949, column: 9, scope: !275, inlinedAt: !290)
!418 = !DILocation(line: 74, column: 17, scope: !300, inlinedAt: !310)
!419 = !DILocation(line: 194, column: 15, scope: !266, inlinedAt: !274)
!420 = !DILocation(line: 194, column: 9, scope: !266, inlinedAt: !274)
!421 = !DILocation(line: 196, column: 32, scope: !266, inlinedAt: !274)
!422 = !DILocation(line: 196, column: 32, scope: !272, inlinedAt: !274)
!423 = !DILocation(line: 196, column: 38, scope: !272, inlinedAt: !274)
!424 = !DILocation(line: 196, column: 44, scope: !266, inlinedAt: !274)
!425 = !DILocation(line: 195, column: 42, scope: !266, inlinedAt: !274)
!426 = !DILocation(line: 2949, column: 57, scope: !275, inlinedAt: !290)
!427 = !DILocation(line: 23, column: 1, scope: !202)
!428 = !DILocation(line: 23, column: 2, scope: !202)
!429 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_ZN6sample10first_even28_$u7b$$u7b$closure$u7d$$u7d$17haecac0710c2fe1e0E", scope: !90, file: !203, line: 22, type: !430, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !33, retainedNodes: !434)
!430 = !DISubroutineType(types: !431)
!431 = !{!432, !433, !132}
!432 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!433 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut sample::first_even::{closure_env#0}", baseType: !89, size: 64, align: 64, dwarfAddressSpace: 0)
!434 = !{!435, !436}
!435 = !DILocalVariable(name: "value", arg: 2, scope: !429, file: !203, line: 22, type: !132)
!436 = !DILocalVariable(arg: 1, scope: !429, file: !203, line: 22, type: !433)
!437 = !DILocation(line: 22, column: 33, scope: !429)
!438 = !DILocation(line: 22, column: 34, scope: !429)
!439 = !DILocalVariable(name: "self", arg: 1, scope: !440, file: !441, line: 27, type: !132)
!440 = distinct !DISubprogram(name: "rem", linkageName: "_ZN60_$LT$$RF$i32$u20$as$u20$core..ops..arith..Rem$LT$i32$GT$$GT$3rem17h2233fcad84589aa9E", scope: !442, file: !441, line: 27, type: !444, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !33, retainedNodes: !446)
!441 = !DIFile(filename: "library/core/src/internal_macros.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "9ec673d06a3eb53c47178443a566ec32")
!442 = !DINamespace(name: "{impl#295}", scope: !443)
!443 = !DINamespace(name: "arith", scope: !11)
!444 = !DISubroutineType(types: !445)
!445 = !{!27, !132, !27, !338}
!446 = !{!439, !447}
!447 = !DILocalVariable(name: "other", scope: !440, file: !441, line: 27, type: !27, align: 32)
!448 = !DILocation(line: 27, column: 24, scope: !440, inlinedAt: !449)
!449 = !DILocation(line: 22, column: 41, scope: !429)
!450 = !DILocation(line: 27, column: 30, scope: !440, inlinedAt: !449)
!451 = !DILocation(line: 604, column: 26, scope: !452, inlinedAt: !460)
!452 = distinct !DISubprogram(name: "rem", linkageName: "_ZN45_$LT$i32$u20$as$u20$core..ops..arith..Rem$GT$3rem17hda17d2ea07cfbf5aE", scope: !454, file: !453, line: 604, type: !455, scopeLine: 604, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !33, retainedNodes: !457)
!453 = !DIFile(filename: "library/core/src/ops/arith.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "82a843efd6957c9872d7564e4a5df756")
!454 = !DINamespace(name: "{impl#265}", scope: !443)
!455 = !DISubroutineType(types: !456)
!456 = !{!27, !27, !27, !338}
!457 = !{!458, !459}
!458 = !DILocalVariable(name: "self", arg: 1, scope: !452, file: !453, line: 604, type: !27)
!459 = !DILocalVariable(name: "other", scope: !452, file: !453, line: 604, type: !27, align: 32)
!460 = !DILocation(line: 28, column: 17, scope: !440, inlinedAt: !449)
!461 = !DILocation(line: 28, column: 31, scope: !440, inlinedAt: !449)
!462 = !DILocation(line: 604, column: 20, scope: !452, inlinedAt: !460)
!463 = !DILocation(line: 604, column: 45, scope: !452, inlinedAt: !460)
!464 = !DILocation(line: 22, column: 55, scope: !429)
!465 = distinct !DISubprogram(name: "at", linkageName: "_ZN6sample2at17h5f676d2acd2d91e5E", scope: !91, file: !203, line: 27, type: !466, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !33, retainedNodes: !472)
!466 = !DISubroutineType(types: !467)
!467 = !{!64, !468, !223}
!468 = !DICompositeType(tag: DW_TAG_structure_type, name: "&mut [u8]", file: !16, size: 128, align: 64, elements: !469, templateParams: !33, identifier: "bdfeb4840e2373d8742974745efe30b6")
!469 = !{!470, !471}
!470 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !468, file: !16, baseType: !350, size: 64, align: 64)
!471 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !468, file: !16, baseType: !223, size: 64, align: 64, offset: 64)
!472 = !{!473, !474, !475, !483}
!473 = !DILocalVariable(name: "values", arg: 1, scope: !465, file: !203, line: 27, type: !468)
!474 = !DILocalVariable(name: "index", arg: 2, scope: !465, file: !203, line: 27, type: !223)
!475 = !DILocalVariable(name: "args", scope: !476, file: !203, line: 28, type: !479, align: 64)
!476 = !DILexicalBlockFile(scope: !477, file: !203, discriminator: 0)
!477 = distinct !DILexicalBlock(scope: !465, file: !478, line: 62, column: 38)
!478 = !DIFile(filename: "library/core/src/panic.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "5ea139883c81a8074ac3b0ff123e16cc")
!479 = !DICompositeType(tag: DW_TAG_structure_type, name: "(&usize)", file: !16, size: 64, align: 64, elements: !480, templateParams: !33, identifier: "7e0e9b9ca28e88103fb99d7cecf418bb")
!480 = !{!481}
!481 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !479, file: !16, baseType: !482, size: 64, align: 64)
!482 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&usize", baseType: !223, size: 64, align: 64, dwarfAddressSpace: 0)
!483 = !DILocalVariable(name: "args", scope: !484, file: !203, line: 28, type: !486, align: 64)
!484 = !DILexicalBlockFile(scope: !485, file: !203, discriminator: 0)
!485 = distinct !DILexicalBlock(scope: !477, file: !478, line: 62, column: 38)
!486 = !DICompositeType(tag: DW_TAG_array_type, baseType: !487, size: 128, align: 64, elements: !559)
!487 = !DICompositeType(tag: DW_TAG_structure_type, name: "Argument", scope: !488, file: !16, size: 128, align: 64, flags: DIFlagPublic, elements: !490, templateParams: !33, identifier: "1d5f7550f7e7e04cbc4d2cf57c27606b")
!488 = !DINamespace(name: "rt", scope: !489)
!489 = !DINamespace(name: "fmt", scope: !12)
!490 = !{!491}
!491 = !DIDerivedType(tag: DW_TAG_member, name: "ty", scope: !487, file: !16, baseType: !492, size: 128, align: 64, flags: DIFlagPrivate)
!492 = !DICompositeType(tag: DW_TAG_structure_type, name: "ArgumentType", scope: !488, file: !16, size: 128, align: 64, flags: DIFlagPrivate, elements: !493, templateParams: !33, identifier: "b1cfb4618f1c38c3f96eab6c02edf448")
!493 = !{!494}
!494 = !DICompositeType(tag: DW_TAG_variant_part, scope: !492, file: !16, size: 128, align: 64, elements: !495, templateParams: !33, identifier: "fbd384083752b747f8b252853b979154", discriminator: !557)
!495 = !{!496, !553}
!496 = !DIDerivedType(tag: DW_TAG_member, name: "Placeholder", scope: !494, file: !16, baseType: !497, size: 128, align: 64)
!497 = !DICompositeType(tag: DW_TAG_structure_type, name: "Placeholder", scope: !492, file: !16, size: 128, align: 64, flags: DIFlagPrivate, elements: !498, templateParams: !33, identifier: "91d44a8fdafb90acd8f4961dbde4212b")
!498 = !{!499, !506, !548}
!499 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !497, file: !16, baseType: !500, size: 64, align: 64, flags: DIFlagPrivate)
!500 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<()>", scope: !120, file: !16, size: 64, align: 64, flags: DIFlagPublic, elements: !501, templateParams: !504, identifier: "f4e496144210c619b96aa08326287b92")
!501 = !{!502}
!502 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !500, file: !16, baseType: !503, size: 64, align: 64, flags: DIFlagPrivate)
!503 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const ()", baseType: !24, size: 64, align: 64, dwarfAddressSpace: 0)
!504 = !{!505}
!505 = !DITemplateTypeParameter(name: "T", type: !24)
!506 = !DIDerivedType(tag: DW_TAG_member, name: "formatter", scope: !497, file: !16, baseType: !507, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!507 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "unsafe fn(core::ptr::non_null::NonNull<()>, &mut core::fmt::Formatter) -> core::result::Result<(), core::fmt::Error>", baseType: !508, size: 64, align: 64, dwarfAddressSpace: 0)
!508 = !DISubroutineType(types: !509)
!509 = !{!510, !500, !527}
!510 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<(), core::fmt::Error>", scope: !511, file: !16, size: 8, align: 8, flags: DIFlagPublic, elements: !512, templateParams: !33, identifier: "1c6752419820cdc3961061cc58b31873")
!511 = !DINamespace(name: "result", scope: !12)
!512 = !{!513}
!513 = !DICompositeType(tag: DW_TAG_variant_part, scope: !510, file: !16, size: 8, align: 8, elements: !514, templateParams: !33, identifier: "92c1f85eaa1d7dab2e3165ee2fc4946", discriminator: !526)
!514 = !{!515, !522}
!515 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !513, file: !16, baseType: !516, size: 8, align: 8, extraData: i8 0)
!516 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !510, file: !16, size: 8, align: 8, flags: DIFlagPublic, elements: !517, templateParams: !519, identifier: "1d7115f6c7f9f62c2100933bba0c76f9")
!517 = !{!518}
!518 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !516, file: !16, baseType: !24, align: 8, offset: 8, flags: DIFlagPublic)
!519 = !{!505, !520}
!520 = !DITemplateTypeParameter(name: "E", type: !521)
!521 = !DICompositeType(tag: DW_TAG_structure_type, name: "Error", scope: !489, file: !16, align: 8, flags: DIFlagPublic, elements: !33, identifier: "5a24300cdda31093f5fe20c939b4885")
!522 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !513, file: !16, baseType: !523, size: 8, align: 8, extraData: i8 1)
!523 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !510, file: !16, size: 8, align: 8, flags: DIFlagPublic, elements: !524, templateParams: !519, identifier: "27094aa3bc4c448bf12b8530386fdeb2")
!524 = !{!525}
!525 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !523, file: !16, baseType: !521, align: 8, offset: 8, flags: DIFlagPublic)
!526 = !DIDerivedType(tag: DW_TAG_member, scope: !510, file: !16, baseType: !64, size: 8, align: 8, flags: DIFlagArtificial)
!527 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::fmt::Formatter", baseType: !528, size: 64, align: 64, dwarfAddressSpace: 0)
!528 = !DICompositeType(tag: DW_TAG_structure_type, name: "Formatter", scope: !489, file: !16, size: 192, align: 64, flags: DIFlagPublic, elements: !529, templateParams: !33, identifier: "c45a1f7f7c29ecbbdbd29c835fac516c")
!529 = !{!530, !537}
!530 = !DIDerivedType(tag: DW_TAG_member, name: "options", scope: !528, file: !16, baseType: !531, size: 64, align: 32, offset: 128, flags: DIFlagPrivate)
!531 = !DICompositeType(tag: DW_TAG_structure_type, name: "FormattingOptions", scope: !489, file: !16, size: 64, align: 32, flags: DIFlagPublic, elements: !532, templateParams: !33, identifier: "ca2f5547247cd95c514a47d5800e09e")
!532 = !{!533, !534, !536}
!533 = !DIDerivedType(tag: DW_TAG_member, name: "flags", scope: !531, file: !16, baseType: !35, size: 32, align: 32, flags: DIFlagPrivate)
!534 = !DIDerivedType(tag: DW_TAG_member, name: "width", scope: !531, file: !16, baseType: !535, size: 16, align: 16, offset: 32, flags: DIFlagPrivate)
!535 = !DIBasicType(name: "u16", size: 16, encoding: DW_ATE_unsigned)
!536 = !DIDerivedType(tag: DW_TAG_member, name: "precision", scope: !531, file: !16, baseType: !535, size: 16, align: 16, offset: 48, flags: DIFlagPrivate)
!537 = !DIDerivedType(tag: DW_TAG_member, name: "buf", scope: !528, file: !16, baseType: !538, size: 128, align: 64, flags: DIFlagPrivate)
!538 = !DICompositeType(tag: DW_TAG_structure_type, name: "&mut dyn core::fmt::Write", file: !16, size: 128, align: 64, elements: !539, templateParams: !33, identifier: "effe97114690fc58a8e246cb04e37234")
!539 = !{!540, !543}
!540 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !538, file: !16, baseType: !541, size: 64, align: 64)
!541 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !542, size: 64, align: 64, dwarfAddressSpace: 0)
!542 = !DICompositeType(tag: DW_TAG_structure_type, name: "dyn core::fmt::Write", file: !16, align: 8, elements: !33, identifier: "64328679825f9c73b507edbfd5b86b47")
!543 = !DIDerivedType(tag: DW_TAG_member, name: "vtable", scope: !538, file: !16, baseType: !544, size: 64, align: 64, offset: 64)
!544 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&[usize; 6]", baseType: !545, size: 64, align: 64, dwarfAddressSpace: 0)
!545 = !DICompositeType(tag: DW_TAG_array_type, baseType: !223, size: 384, align: 64, elements: !546)
!546 = !{!547}
!547 = !DISubrange(count: 6, lowerBound: 0)
!548 = !DIDerivedType(tag: DW_TAG_member, name: "_lifetime", scope: !497, file: !16, baseType: !549, align: 8, offset: 128, flags: DIFlagPrivate)
!549 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&()>", scope: !129, file: !16, align: 8, flags: DIFlagPublic, elements: !33, templateParams: !550, identifier: "efa596960370766459fc018866dc4048")
!550 = !{!551}
!551 = !DITemplateTypeParameter(name: "T", type: !552)
!552 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&()", baseType: !24, size: 64, align: 64, dwarfAddressSpace: 0)
!553 = !DIDerivedType(tag: DW_TAG_member, name: "Count", scope: !494, file: !16, baseType: !554, size: 128, align: 64, extraData: i64 0)
!554 = !DICompositeType(tag: DW_TAG_structure_type, name: "Count", scope: !492, file: !16, size: 128, align: 64, flags: DIFlagPrivate, elements: !555, templateParams: !33, identifier: "1d9161ed3114ac1c26d36137fc96704d")
!555 = !{!556}
!556 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !554, file: !16, baseType: !535, size: 16, align: 16, offset: 64, flags: DIFlagPrivate)
!557 = !DIDerivedType(tag: DW_TAG_member, scope: !492, file: !16, baseType: !558, size: 64, align: 64, flags: DIFlagArtificial)
!558 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!559 = !{!560}
!560 = !DISubrange(count: 1, lowerBound: 0)
!561 = !DILocation(line: 27, column: 11, scope: !465)
!562 = !DILocation(line: 27, column: 30, scope: !465)
!563 = !DILocation(line: 28, column: 5, scope: !484)
!564 = !DILocation(line: 730, column: 9, scope: !565, inlinedAt: !592)
!565 = distinct !DISubprogram(name: "new<27, 1>", linkageName: "_ZN4core3fmt9Arguments3new17h2f418d73d2754bc4E", scope: !567, file: !566, line: 729, type: !581, scopeLine: 729, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !33, declaration: !588, retainedNodes: !589)
!566 = !DIFile(filename: "library/core/src/fmt/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "66c54229528687a22c80807f245fa4df")
!567 = !DICompositeType(tag: DW_TAG_structure_type, name: "Arguments", scope: !489, file: !16, size: 128, align: 64, flags: DIFlagPublic, elements: !568, templateParams: !33, identifier: "e5c67bbe046da39973c72077c7f66185")
!568 = !{!569, !574}
!569 = !DIDerivedType(tag: DW_TAG_member, name: "template", scope: !567, file: !16, baseType: !570, size: 64, align: 64, flags: DIFlagPrivate)
!570 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<u8>", scope: !120, file: !16, size: 64, align: 64, flags: DIFlagPublic, elements: !571, templateParams: !68, identifier: "ff3cb4cecc4ed13dfb833309b96ea529")
!571 = !{!572}
!572 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !570, file: !16, baseType: !573, size: 64, align: 64, flags: DIFlagPrivate)
!573 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const u8", baseType: !64, size: 64, align: 64, dwarfAddressSpace: 0)
!574 = !DIDerivedType(tag: DW_TAG_member, name: "args", scope: !567, file: !16, baseType: !575, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!575 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<core::fmt::rt::Argument>", scope: !120, file: !16, size: 64, align: 64, flags: DIFlagPublic, elements: !576, templateParams: !579, identifier: "2e7cb7ba6db6aae8a5c20264d17cea0a")
!576 = !{!577}
!577 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !575, file: !16, baseType: !578, size: 64, align: 64, flags: DIFlagPrivate)
!578 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const core::fmt::rt::Argument", baseType: !487, size: 64, align: 64, dwarfAddressSpace: 0)
!579 = !{!580}
!580 = !DITemplateTypeParameter(name: "T", type: !487)
!581 = !DISubroutineType(types: !582)
!582 = !{!567, !583, !587}
!583 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&[u8; 27]", baseType: !584, size: 64, align: 64, dwarfAddressSpace: 0)
!584 = !DICompositeType(tag: DW_TAG_array_type, baseType: !64, size: 216, align: 8, elements: !585)
!585 = !{!586}
!586 = !DISubrange(count: 27, lowerBound: 0)
!587 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&[core::fmt::rt::Argument; 1]", baseType: !486, size: 64, align: 64, dwarfAddressSpace: 0)
!588 = !DISubprogram(name: "new<27, 1>", linkageName: "_ZN4core3fmt9Arguments3new17h2f418d73d2754bc4E", scope: !567, file: !566, line: 729, type: !581, scopeLine: 729, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !33)
!589 = !{!590, !591}
!590 = !DILocalVariable(name: "template", scope: !565, file: !566, line: 730, type: !583, align: 64)
!591 = !DILocalVariable(name: "args", arg: 2, scope: !565, file: !566, line: 731, type: !587)
!592 = !DILocation(line: 28, column: 5, scope: !593)
!593 = !DILexicalBlockFile(scope: !484, file: !203, discriminator: 2)
!594 = !DILocation(line: 385, column: 40, scope: !595, inlinedAt: !602)
!595 = distinct !DISubprogram(name: "rotate_left", linkageName: "_ZN4core3num20_$LT$impl$u20$u8$GT$11rotate_left17h4692cf0de4a44f3cE", scope: !597, file: !596, line: 385, type: !62, scopeLine: 385, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !33, retainedNodes: !599)
!596 = !DIFile(filename: "library/core/src/num/uint_macros.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "de2f29a3485fc28d710ba6c3062e6efa")
!597 = !DINamespace(name: "{impl#6}", scope: !598)
!598 = !DINamespace(name: "num", scope: !12)
!599 = !{!600, !601}
!600 = !DILocalVariable(name: "self", arg: 1, scope: !595, file: !596, line: 385, type: !64)
!601 = !DILocalVariable(name: "n", scope: !595, file: !596, line: 385, type: !35, align: 32)
!602 = !DILocation(line: 29, column: 39, scope: !465)
!603 = !DILocation(line: 28, column: 13, scope: !465)
!604 = !DILocation(line: 28, column: 5, scope: !465)
!605 = !DILocation(line: 28, column: 5, scope: !476)
!606 = !DILocalVariable(name: "x", arg: 1, scope: !607, file: !608, line: 89, type: !482)
!607 = distinct !DISubprogram(name: "new_display<usize>", linkageName: "_ZN4core3fmt2rt8Argument11new_display17h92f8889b7284db55E", scope: !487, file: !608, line: 89, type: !609, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !612, declaration: !611, retainedNodes: !614)
!608 = !DIFile(filename: "library/core/src/fmt/rt.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "f03333f1e0f72e96e1911387c755e384")
!609 = !DISubroutineType(types: !610)
!610 = !{!487, !482}
!611 = !DISubprogram(name: "new_display<usize>", linkageName: "_ZN4core3fmt2rt8Argument11new_display17h92f8889b7284db55E", scope: !487, file: !608, line: 89, type: !609, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !612)
!612 = !{!613}
!613 = !DITemplateTypeParameter(name: "T", type: !223)
!614 = !{!606}
!615 = !DILocation(line: 89, column: 42, scope: !607, inlinedAt: !605)
!616 = !DILocalVariable(name: "r", arg: 1, scope: !617, file: !251, line: 282, type: !482)
!617 = distinct !DISubprogram(name: "from_ref<usize>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$8from_ref17haece00c26aa2cdbfE", scope: !618, file: !251, line: 282, type: !622, scopeLine: 282, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !612, declaration: !624, retainedNodes: !625)
!618 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<usize>", scope: !120, file: !16, size: 64, align: 64, flags: DIFlagPublic, elements: !619, templateParams: !612, identifier: "47c2c61e174ba9af68473834c19a2f38")
!619 = !{!620}
!620 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !618, file: !16, baseType: !621, size: 64, align: 64, flags: DIFlagPrivate)
!621 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const usize", baseType: !223, size: 64, align: 64, dwarfAddressSpace: 0)
!622 = !DISubroutineType(types: !623)
!623 = !{!618, !482}
!624 = !DISubprogram(name: "from_ref<usize>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$8from_ref17haece00c26aa2cdbfE", scope: !618, file: !251, line: 282, type: !622, scopeLine: 282, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !612)
!625 = !{!616}
!626 = !DILocation(line: 282, column: 27, scope: !617, inlinedAt: !627)
!627 = !DILocation(line: 48, column: 24, scope: !607, inlinedAt: !605)
!628 = !DILocation(line: 47, column: 17, scope: !607, inlinedAt: !605)
!629 = !DILocation(line: 504, column: 18, scope: !630, inlinedAt: !636)
!630 = distinct !DISubprogram(name: "cast<usize, ()>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$4cast17h771dde98a0e724a5E", scope: !618, file: !251, line: 502, type: !631, scopeLine: 502, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !634, declaration: !633)
!631 = !DISubroutineType(types: !632)
!632 = !{!500, !618}
!633 = !DISubprogram(name: "cast<usize, ()>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$4cast17h771dde98a0e724a5E", scope: !618, file: !251, line: 502, type: !631, scopeLine: 502, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !634)
!634 = !{!613, !635}
!635 = !DITemplateTypeParameter(name: "U", type: !24)
!636 = !DILocation(line: 48, column: 52, scope: !607, inlinedAt: !605)
!637 = !DILocation(line: 44, column: 9, scope: !607, inlinedAt: !605)
!638 = !DILocation(line: 83, column: 9, scope: !607, inlinedAt: !605)
!639 = !DILocation(line: 731, column: 9, scope: !565, inlinedAt: !592)
!640 = !DILocation(line: 29, column: 28, scope: !465)
!641 = !DILocation(line: 29, column: 21, scope: !465)
!642 = !DILocation(line: 385, column: 34, scope: !595, inlinedAt: !602)
!643 = !DILocation(line: 386, column: 20, scope: !595, inlinedAt: !602)
!644 = !DILocation(line: 29, column: 5, scope: !465)
!645 = !DILocation(line: 30, column: 5, scope: !465)
!646 = !DILocation(line: 31, column: 2, scope: !465)
!647 = distinct !DISubprogram(name: "sum", linkageName: "_ZN6sample3sum17h98cfb5ef781e4dfaE", scope: !91, file: !203, line: 2, type: !648, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !33, retainedNodes: !650)
!648 = !DISubroutineType(types: !649)
!649 = !{!27, !218}
!650 = !{!651, !652, !654, !656}
!651 = !DILocalVariable(name: "values", arg: 1, scope: !647, file: !203, line: 2, type: !218)
!652 = !DILocalVariable(name: "total", scope: !653, file: !203, line: 3, type: !27, align: 32)
!653 = distinct !DILexicalBlock(scope: !647, file: !203, line: 3, column: 5)
!654 = !DILocalVariable(name: "iter", scope: !655, file: !203, line: 4, type: !114, align: 64)
!655 = distinct !DILexicalBlock(scope: !653, file: !203, line: 4, column: 5)
!656 = !DILocalVariable(name: "value", scope: !657, file: !203, line: 4, type: !132, align: 64)
!657 = distinct !DILexicalBlock(scope: !655, file: !203, line: 4, column: 5)
!658 = !DILocation(line: 3, column: 9, scope: !653)
!659 = !DILocation(line: 2, column: 12, scope: !647)
!660 = !DILocalVariable(name: "self", arg: 1, scope: !661, file: !229, line: 1040, type: !218)
!661 = distinct !DISubprogram(name: "iter<i32>", linkageName: "_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17hd376273108129a33E", scope: !230, file: !229, line: 1040, type: !231, scopeLine: 1040, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !125, retainedNodes: !662)
!662 = !{!660}
!663 = !DILocation(line: 1040, column: 23, scope: !661, inlinedAt: !664)
!664 = !DILocation(line: 4, column: 25, scope: !653)
!665 = !DILocalVariable(name: "slice", arg: 1, scope: !666, file: !238, line: 96, type: !218)
!666 = distinct !DISubprogram(name: "new<i32>", linkageName: "_ZN4core5slice4iter13Iter$LT$T$GT$3new17h402f8047219dfc84E", scope: !114, file: !238, line: 96, type: !231, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !125, declaration: !239, retainedNodes: !667)
!667 = !{!665, !668, !670, !672}
!668 = !DILocalVariable(name: "len", scope: !669, file: !238, line: 97, type: !223, align: 64)
!669 = distinct !DILexicalBlock(scope: !666, file: !238, line: 97, column: 9)
!670 = !DILocalVariable(name: "ptr", scope: !671, file: !238, line: 98, type: !119, align: 64)
!671 = distinct !DILexicalBlock(scope: !669, file: !238, line: 98, column: 9)
!672 = !DILocalVariable(name: "end_or_len", scope: !673, file: !238, line: 101, type: !124, align: 64)
!673 = distinct !DILexicalBlock(scope: !671, file: !238, line: 101, column: 13)
!674 = !DILocation(line: 96, column: 29, scope: !666, inlinedAt: !675)
!675 = !DILocation(line: 1041, column: 9, scope: !661, inlinedAt: !664)
!676 = !DILocalVariable(name: "r", arg: 1, scope: !677, file: !251, line: 282, type: !218)
!677 = distinct !DISubprogram(name: "from_ref<[i32]>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$8from_ref17h1ac1f6dc833a00b4E", scope: !252, file: !251, line: 282, type: !259, scopeLine: 282, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !125, declaration: !261, retainedNodes: !678)
!678 = !{!676}
!679 = !DILocation(line: 282, column: 27, scope: !677, inlinedAt: !680)
!680 = !DILocation(line: 98, column: 31, scope: !669, inlinedAt: !675)
!681 = !DILocation(line: 4, column: 18, scope: !655)
!682 = !DILocalVariable(name: "self", arg: 1, scope: !683, file: !684, line: 322, type: !114)
!683 = distinct !DISubprogram(name: "into_iter<core::slice::iter::Iter<i32>>", linkageName: "_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17hca46b81d34f80628E", scope: !685, file: !684, line: 322, type: !687, scopeLine: 322, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !282, retainedNodes: !689)
!684 = !DIFile(filename: "library/core/src/iter/traits/collect.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "35d2b5f35e8dd294396f20d1a263fa6f")
!685 = !DINamespace(name: "{impl#0}", scope: !686)
!686 = !DINamespace(name: "collect", scope: !81)
!687 = !DISubroutineType(types: !688)
!688 = !{!114, !114}
!689 = !{!682}
!690 = !DILocation(line: 322, column: 18, scope: !683, inlinedAt: !691)
!691 = !DILocation(line: 4, column: 18, scope: !653)
!692 = !DILocation(line: 1011, column: 49, scope: !693, inlinedAt: !700)
!693 = distinct !DISubprogram(name: "unchecked_sub", linkageName: "_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_sub17h0d3993530b881c17E", scope: !694, file: !596, line: 1011, type: !695, scopeLine: 1011, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !33, retainedNodes: !697)
!694 = !DINamespace(name: "{impl#11}", scope: !598)
!695 = !DISubroutineType(types: !696)
!696 = !{!223, !223, !223, !338}
!697 = !{!698, !699}
!698 = !DILocalVariable(name: "self", arg: 1, scope: !693, file: !596, line: 1011, type: !223)
!699 = !DILocalVariable(name: "rhs", scope: !693, file: !596, line: 1011, type: !223, align: 64)
!700 = !DILocation(line: 175, column: 70, scope: !701, inlinedAt: !725)
!701 = distinct !DILexicalBlock(scope: !703, file: !702, line: 167, column: 25)
!702 = !DIFile(filename: "library/core/src/slice/iter/macros.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "87d1f0c2746f51593d75ddf4c9271f14")
!703 = distinct !DILexicalBlock(scope: !704, file: !702, line: 162, column: 17)
!704 = distinct !DILexicalBlock(scope: !705, file: !702, line: 161, column: 17)
!705 = distinct !DISubprogram(name: "next<i32>", linkageName: "_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h543c1db1bc1c97bfE", scope: !706, file: !702, line: 157, type: !707, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !125, retainedNodes: !720)
!706 = !DINamespace(name: "{impl#171}", scope: !115)
!707 = !DISubroutineType(types: !708)
!708 = !{!709, !113}
!709 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<&i32>", scope: !207, file: !16, size: 64, align: 64, flags: DIFlagPublic, elements: !710, templateParams: !33, identifier: "dbece716e890c612dce79ac455df24be")
!710 = !{!711}
!711 = !DICompositeType(tag: DW_TAG_variant_part, scope: !709, file: !16, size: 64, align: 64, elements: !712, templateParams: !33, identifier: "f3a6c88d7201457222bc4121bf793139", discriminator: !719)
!712 = !{!713, !715}
!713 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !711, file: !16, baseType: !714, size: 64, align: 64, extraData: i64 0)
!714 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !709, file: !16, size: 64, align: 64, flags: DIFlagPublic, elements: !33, templateParams: !130, identifier: "adde9d14d5bfc36333c006408e1789a1")
!715 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !711, file: !16, baseType: !716, size: 64, align: 64)
!716 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !709, file: !16, size: 64, align: 64, flags: DIFlagPublic, elements: !717, templateParams: !130, identifier: "9d980d159202eb59c2c46c09aea84c")
!717 = !{!718}
!718 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !716, file: !16, baseType: !132, size: 64, align: 64, flags: DIFlagPublic)
!719 = !DIDerivedType(tag: DW_TAG_member, scope: !709, file: !16, baseType: !558, size: 64, align: 64, flags: DIFlagArtificial)
!720 = !{!721, !722, !723, !724}
!721 = !DILocalVariable(name: "self", arg: 1, scope: !705, file: !702, line: 157, type: !113)
!722 = !DILocalVariable(name: "ptr", scope: !704, file: !702, line: 161, type: !119, align: 64)
!723 = !DILocalVariable(name: "end_or_len", scope: !703, file: !702, line: 162, type: !124, align: 64)
!724 = !DILocalVariable(name: "len", scope: !701, file: !702, line: 167, type: !223, align: 64)
!725 = !DILocation(line: 4, column: 18, scope: !726)
!726 = !DILexicalBlockFile(scope: !655, file: !203, discriminator: 2)
!727 = !DILocation(line: 651, column: 35, scope: !728, inlinedAt: !735)
!728 = distinct !DISubprogram(name: "add<i32>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$3add17ha17b6ecceed55c01E", scope: !119, file: !251, line: 651, type: !729, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !125, declaration: !731, retainedNodes: !732)
!729 = !DISubroutineType(types: !730)
!730 = !{!119, !119, !223}
!731 = !DISubprogram(name: "add<i32>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$3add17ha17b6ecceed55c01E", scope: !119, file: !251, line: 651, type: !729, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !125)
!732 = !{!733, !734}
!733 = !DILocalVariable(name: "self", arg: 1, scope: !728, file: !251, line: 651, type: !119)
!734 = !DILocalVariable(name: "count", scope: !728, file: !251, line: 651, type: !223, align: 64)
!735 = !DILocation(line: 185, column: 40, scope: !703, inlinedAt: !725)
!736 = !DILocation(line: 3, column: 21, scope: !647)
!737 = !DILocation(line: 97, column: 19, scope: !666, inlinedAt: !675)
!738 = !DILocation(line: 97, column: 13, scope: !669, inlinedAt: !675)
!739 = !DILocalVariable(name: "addr", arg: 1, scope: !740, file: !324, line: 884, type: !223)
!740 = distinct !DISubprogram(name: "without_provenance<i32>", linkageName: "_ZN4core3ptr18without_provenance17h93788ecbce23d985E", scope: !121, file: !324, line: 884, type: !325, scopeLine: 884, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !125, retainedNodes: !741)
!741 = !{!739}
!742 = !DILocation(line: 884, column: 36, scope: !740, inlinedAt: !743)
!743 = !DILocation(line: 102, column: 32, scope: !671, inlinedAt: !675)
!744 = !DILocalVariable(name: "count", arg: 2, scope: !745, file: !332, line: 927, type: !223)
!745 = distinct !DISubprogram(name: "add<i32>", linkageName: "_ZN4core3ptr7mut_ptr31_$LT$impl$u20$$BP$mut$u20$T$GT$3add17hf331d0df54995eb7E", scope: !333, file: !332, line: 927, type: !335, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !125, retainedNodes: !746)
!746 = !{!747, !744}
!747 = !DILocalVariable(name: "self", arg: 1, scope: !745, file: !332, line: 927, type: !337)
!748 = !DILocation(line: 927, column: 35, scope: !745, inlinedAt: !749)
!749 = !DILocation(line: 102, column: 78, scope: !671, inlinedAt: !675)
!750 = !DILocation(line: 284, column: 18, scope: !677, inlinedAt: !680)
!751 = !DILocalVariable(name: "self", arg: 1, scope: !752, file: !251, line: 502, type: !252)
!752 = distinct !DISubprogram(name: "cast<[i32], i32>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$4cast17he9e2991d62f4686fE", scope: !252, file: !251, line: 502, type: !369, scopeLine: 502, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !372, declaration: !371, retainedNodes: !753)
!753 = !{!751}
!754 = !DILocation(line: 502, column: 26, scope: !752, inlinedAt: !755)
!755 = !DILocation(line: 98, column: 56, scope: !669, inlinedAt: !675)
!756 = !DILocation(line: 407, column: 18, scope: !757, inlinedAt: !758)
!757 = distinct !DISubprogram(name: "as_ptr<[i32]>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$6as_ptr17hffef6dd810341e5cE", scope: !252, file: !251, line: 401, type: !379, scopeLine: 401, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !125, declaration: !385)
!758 = !DILocation(line: 504, column: 33, scope: !752, inlinedAt: !755)
!759 = !DILocation(line: 504, column: 18, scope: !752, inlinedAt: !755)
!760 = !DILocation(line: 98, column: 13, scope: !671, inlinedAt: !675)
!761 = !DILocalVariable(name: "self", arg: 1, scope: !762, file: !251, line: 401, type: !119)
!762 = distinct !DISubprogram(name: "as_ptr<i32>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$6as_ptr17ha2ff77293e22c269E", scope: !119, file: !251, line: 401, type: !391, scopeLine: 401, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !125, declaration: !393, retainedNodes: !763)
!763 = !{!761}
!764 = !DILocation(line: 401, column: 25, scope: !762, inlinedAt: !765)
!765 = !DILocation(line: 102, column: 69, scope: !671, inlinedAt: !675)
!766 = !DILocation(line: 407, column: 18, scope: !762, inlinedAt: !765)
!767 = !DILocation(line: 927, column: 29, scope: !745, inlinedAt: !749)
!768 = !DILocation(line: 961, column: 18, scope: !745, inlinedAt: !749)
!769 = !DILocation(line: 102, column: 63, scope: !671, inlinedAt: !675)
!770 = !DILocation(line: 101, column: 17, scope: !673, inlinedAt: !675)
!771 = !DILocation(line: 104, column: 13, scope: !673, inlinedAt: !675)
!772 = !DILocation(line: 4, column: 5, scope: !655)
!773 = !DILocation(line: 157, column: 21, scope: !705, inlinedAt: !725)
!774 = !DILocation(line: 161, column: 27, scope: !705, inlinedAt: !725)
!775 = !DILocation(line: 161, column: 21, scope: !704, inlinedAt: !725)
!776 = !DILocation(line: 651, column: 29, scope: !728, inlinedAt: !735)
!777 = !DILocation(line: 162, column: 34, scope: !704, inlinedAt: !725)
!778 = !DILocation(line: 162, column: 21, scope: !703, inlinedAt: !725)
!779 = !DILocalVariable(name: "self", arg: 1, scope: !780, file: !781, line: 153, type: !124)
!780 = distinct !DISubprogram(name: "addr<i32>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$4addr17h41f7b1b848faa065E", scope: !782, file: !781, line: 153, type: !784, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !125, retainedNodes: !786)
!781 = !DIFile(filename: "library/core/src/ptr/const_ptr.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!782 = !DINamespace(name: "{impl#0}", scope: !783)
!783 = !DINamespace(name: "const_ptr", scope: !121)
!784 = !DISubroutineType(types: !785)
!785 = !{!223, !124}
!786 = !{!779}
!787 = !DILocation(line: 153, column: 17, scope: !780, inlinedAt: !788)
!788 = !DILocation(line: 167, column: 46, scope: !703, inlinedAt: !725)
!789 = !DILocalVariable(name: "self", arg: 1, scope: !790, file: !781, line: 48, type: !124)
!790 = distinct !DISubprogram(name: "cast<i32, ()>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$4cast17h36332cdda5125f3fE", scope: !782, file: !781, line: 48, type: !791, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !794, retainedNodes: !793)
!791 = !DISubroutineType(types: !792)
!792 = !{!503, !124}
!793 = !{!789}
!794 = !{!97, !635}
!795 = !DILocation(line: 48, column: 26, scope: !790, inlinedAt: !796)
!796 = !DILocation(line: 159, column: 38, scope: !780, inlinedAt: !788)
!797 = !DILocalVariable(name: "self", arg: 1, scope: !798, file: !251, line: 1719, type: !802)
!798 = distinct !DISubprogram(name: "eq<i32>", linkageName: "_ZN78_$LT$core..ptr..non_null..NonNull$LT$T$GT$$u20$as$u20$core..cmp..PartialEq$GT$2eq17hd890ff07a6d887c5E", scope: !799, file: !251, line: 1719, type: !800, scopeLine: 1719, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !125, retainedNodes: !803)
!799 = !DINamespace(name: "{impl#16}", scope: !120)
!800 = !DISubroutineType(types: !801)
!801 = !{!432, !802, !802}
!802 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::ptr::non_null::NonNull<i32>", baseType: !119, size: 64, align: 64, dwarfAddressSpace: 0)
!803 = !{!797, !804}
!804 = !DILocalVariable(name: "other", arg: 2, scope: !798, file: !251, line: 1719, type: !802)
!805 = !DILocation(line: 1719, column: 11, scope: !798, inlinedAt: !806)
!806 = !DILocation(line: 180, column: 28, scope: !703, inlinedAt: !725)
!807 = !DILocation(line: 180, column: 35, scope: !703, inlinedAt: !725)
!808 = !DILocation(line: 1719, column: 18, scope: !798, inlinedAt: !806)
!809 = !DILocation(line: 407, column: 18, scope: !762, inlinedAt: !810)
!810 = !DILocation(line: 1720, column: 14, scope: !798, inlinedAt: !806)
!811 = !DILocation(line: 407, column: 18, scope: !762, inlinedAt: !812)
!812 = !DILocation(line: 1720, column: 32, scope: !798, inlinedAt: !806)
!813 = !DILocation(line: 1720, column: 9, scope: !798, inlinedAt: !806)
!814 = !DILocation(line: 659, column: 28, scope: !728, inlinedAt: !735)
!815 = !DILocation(line: 659, column: 18, scope: !728, inlinedAt: !735)
!816 = !DILocation(line: 185, column: 25, scope: !703, inlinedAt: !725)
!817 = !DILocalVariable(name: "self", arg: 1, scope: !818, file: !251, line: 440, type: !802)
!818 = distinct !DISubprogram(name: "as_ref<i32>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$6as_ref17h19eeaa1b5b778861E", scope: !119, file: !251, line: 440, type: !819, scopeLine: 440, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !125, declaration: !821, retainedNodes: !822)
!819 = !DISubroutineType(types: !820)
!820 = !{!132, !802}
!821 = !DISubprogram(name: "as_ref<i32>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$6as_ref17h19eeaa1b5b778861E", scope: !119, file: !251, line: 440, type: !819, scopeLine: 440, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !125)
!822 = !{!817}
!823 = !DILocation(line: 440, column: 36, scope: !818, inlinedAt: !824)
!824 = !DILocation(line: 190, column: 32, scope: !703, inlinedAt: !725)
!825 = !DILocation(line: 135, column: 9, scope: !826, inlinedAt: !829)
!826 = distinct !DISubprogram(name: "cast_const<i32>", linkageName: "_ZN4core3ptr7mut_ptr31_$LT$impl$u20$$BP$mut$u20$T$GT$10cast_const17h1ca948700b2f6801E", scope: !333, file: !332, line: 134, type: !827, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !125)
!827 = !DISubroutineType(types: !828)
!828 = !{!124, !337}
!829 = !DILocation(line: 444, column: 34, scope: !818, inlinedAt: !824)
!830 = !DILocation(line: 190, column: 21, scope: !703, inlinedAt: !725)
!831 = !DILocation(line: 4, column: 9, scope: !655)
!832 = !DILocation(line: 4, column: 9, scope: !657)
!833 = !DILocation(line: 5, column: 18, scope: !657)
!834 = !DILocation(line: 5, column: 9, scope: !657)
!835 = !DILocation(line: 6, column: 5, scope: !655)
!836 = !DILocation(line: 8, column: 2, scope: !647)
!837 = distinct !DISubprogram(name: "area", linkageName: "_ZN6sample4area17hcf04eb1b4bb8cc78E", scope: !91, file: !203, line: 14, type: !838, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !33, retainedNodes: !856)
!838 = !DISubroutineType(types: !839)
!839 = !{!35, !840}
!840 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&sample::Shape", baseType: !841, size: 64, align: 64, dwarfAddressSpace: 0)
!841 = !DICompositeType(tag: DW_TAG_structure_type, name: "Shape", scope: !91, file: !16, size: 64, align: 32, flags: DIFlagPublic, elements: !842, templateParams: !33, identifier: "770c924de81d9351947e9bbb92767a84")
!842 = !{!843}
!843 = !DICompositeType(tag: DW_TAG_variant_part, scope: !841, file: !16, size: 64, align: 32, elements: !844, templateParams: !33, identifier: "ad6e01901925664232dc4ece94bb3907", discriminator: !855)
!844 = !{!845, !849, !853}
!845 = !DIDerivedType(tag: DW_TAG_member, name: "Circle", scope: !843, file: !16, baseType: !846, size: 64, align: 32, extraData: i32 0)
!846 = !DICompositeType(tag: DW_TAG_structure_type, name: "Circle", scope: !841, file: !16, size: 64, align: 32, flags: DIFlagPublic, elements: !847, templateParams: !33, identifier: "865bcc0dbed60413db17130310232e3c")
!847 = !{!848}
!848 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !846, file: !16, baseType: !35, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!849 = !DIDerivedType(tag: DW_TAG_member, name: "Square", scope: !843, file: !16, baseType: !850, size: 64, align: 32, extraData: i32 1)
!850 = !DICompositeType(tag: DW_TAG_structure_type, name: "Square", scope: !841, file: !16, size: 64, align: 32, flags: DIFlagPublic, elements: !851, templateParams: !33, identifier: "f0fee12cd07d4f09d2224cc565a6d2cc")
!851 = !{!852}
!852 = !DIDerivedType(tag: DW_TAG_member, name: "side", scope: !850, file: !16, baseType: !35, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!853 = !DIDerivedType(tag: DW_TAG_member, name: "Empty", scope: !843, file: !16, baseType: !854, size: 64, align: 32, extraData: i32 2)
!854 = !DICompositeType(tag: DW_TAG_structure_type, name: "Empty", scope: !841, file: !16, size: 64, align: 32, flags: DIFlagPublic, elements: !33, identifier: "affced5c65de860bbcd6dece05ce66c6")
!855 = !DIDerivedType(tag: DW_TAG_member, scope: !841, file: !16, baseType: !35, size: 32, align: 32, flags: DIFlagArtificial)
!856 = !{!857, !858, !861}
!857 = !DILocalVariable(name: "shape", arg: 1, scope: !837, file: !203, line: 14, type: !840)
!858 = !DILocalVariable(name: "radius", scope: !859, file: !203, line: 16, type: !860, align: 64)
!859 = distinct !DILexicalBlock(scope: !837, file: !203, line: 16, column: 9)
!860 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&u32", baseType: !35, size: 64, align: 64, dwarfAddressSpace: 0)
!861 = !DILocalVariable(name: "side", scope: !862, file: !203, line: 17, type: !860, align: 64)
!862 = distinct !DILexicalBlock(scope: !837, file: !203, line: 17, column: 9)
!863 = !DILocation(line: 14, column: 13, scope: !837)
!864 = !DILocation(line: 38, column: 24, scope: !865, inlinedAt: !873)
!865 = distinct !DISubprogram(name: "mul", linkageName: "_ZN60_$LT$u32$u20$as$u20$core..ops..arith..Mul$LT$$RF$u32$GT$$GT$3mul17h94825a07bf3e7732E", scope: !866, file: !441, line: 38, type: !867, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !33, retainedNodes: !869)
!866 = !DINamespace(name: "{impl#154}", scope: !443)
!867 = !DISubroutineType(types: !868)
!868 = !{!35, !35, !860, !338}
!869 = !{!870, !871, !872}
!870 = !DILocalVariable(name: "self", scope: !865, file: !441, line: 38, type: !35, align: 32)
!871 = !DILocalVariable(name: "other", arg: 2, scope: !865, file: !441, line: 38, type: !860)
!872 = !DILocalVariable(name: "self", arg: 1, scope: !865, file: !441, line: 38, type: !35)
!873 = !DILocation(line: 16, column: 34, scope: !859)
!874 = !DILocation(line: 352, column: 20, scope: !875, inlinedAt: !883)
!875 = distinct !DISubprogram(name: "mul", linkageName: "_ZN45_$LT$u32$u20$as$u20$core..ops..arith..Mul$GT$3mul17h496922c6e142c45dE", scope: !876, file: !453, line: 352, type: !877, scopeLine: 352, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !33, retainedNodes: !879)
!876 = !DINamespace(name: "{impl#131}", scope: !443)
!877 = !DISubroutineType(types: !878)
!878 = !{!35, !35, !35, !338}
!879 = !{!880, !881, !882}
!880 = !DILocalVariable(name: "self", arg: 1, scope: !875, file: !453, line: 352, type: !35)
!881 = !DILocalVariable(name: "other", arg: 2, scope: !875, file: !453, line: 352, type: !35)
!882 = !DILocalVariable(name: "self", scope: !875, file: !453, line: 352, type: !35, align: 32)
!883 = !DILocation(line: 39, column: 17, scope: !865, inlinedAt: !873)
!884 = !DILocation(line: 15, column: 11, scope: !837)
!885 = !{i32 0, i32 3}
!886 = !DILocation(line: 15, column: 5, scope: !837)
!887 = !DILocation(line: 16, column: 23, scope: !859)
!888 = !DILocation(line: 38, column: 30, scope: !865, inlinedAt: !873)
!889 = !DILocation(line: 38, column: 30, scope: !865, inlinedAt: !890)
!890 = !DILocation(line: 16, column: 34, scope: !891)
!891 = !DILexicalBlockFile(scope: !859, file: !203, discriminator: 2)
!892 = !DILocation(line: 39, column: 37, scope: !865, inlinedAt: !873)
!893 = !DILocation(line: 352, column: 26, scope: !875, inlinedAt: !883)
!894 = !DILocation(line: 352, column: 26, scope: !875, inlinedAt: !895)
!895 = !DILocation(line: 39, column: 17, scope: !896, inlinedAt: !890)
!896 = !DILexicalBlockFile(scope: !865, file: !441, discriminator: 2)
!897 = !DILocation(line: 352, column: 45, scope: !875, inlinedAt: !883)
!898 = !DILocation(line: 17, column: 25, scope: !862)
!899 = !DILocalVariable(name: "self", arg: 1, scope: !900, file: !441, line: 49, type: !860)
!900 = distinct !DISubprogram(name: "mul", linkageName: "_ZN49_$LT$$RF$u32$u20$as$u20$core..ops..arith..Mul$GT$3mul17h9b5ce7a82762f5f7E", scope: !901, file: !441, line: 49, type: !902, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !33, retainedNodes: !904)
!901 = !DINamespace(name: "{impl#155}", scope: !443)
!902 = !DISubroutineType(types: !903)
!903 = !{!35, !860, !860, !338}
!904 = !{!899, !905}
!905 = !DILocalVariable(name: "other", arg: 2, scope: !900, file: !441, line: 49, type: !860)
!906 = !DILocation(line: 49, column: 24, scope: !900, inlinedAt: !907)
!907 = !DILocation(line: 17, column: 35, scope: !862)
!908 = !DILocation(line: 49, column: 30, scope: !900, inlinedAt: !907)
!909 = !DILocation(line: 50, column: 31, scope: !900, inlinedAt: !907)
!910 = !DILocation(line: 352, column: 20, scope: !875, inlinedAt: !911)
!911 = !DILocation(line: 50, column: 17, scope: !900, inlinedAt: !907)
!912 = !DILocation(line: 352, column: 26, scope: !875, inlinedAt: !911)
!913 = !DILocation(line: 352, column: 45, scope: !875, inlinedAt: !911)
!914 = !DILocation(line: 18, column: 25, scope: !837)
!915 = !DILocation(line: 38, column: 24, scope: !865, inlinedAt: !890)
!916 = !DILocation(line: 352, column: 20, scope: !875, inlinedAt: !895)
!917 = !DILocation(line: 352, column: 45, scope: !875, inlinedAt: !895)
!918 = !DILocation(line: 16, column: 52, scope: !837)
!919 = !DILocation(line: 20, column: 2, scope: !837)
!920 = !DILocation(line: 17, column: 45, scope: !837)
!921 = distinct !DISubprogram(name: "divide", linkageName: "_ZN6sample6divide17h815866f58937f6fdE", scope: !91, file: !203, line: 24, type: !922, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !33, retainedNodes: !939)
!922 = !DISubroutineType(types: !923)
!923 = !{!924, !27, !27}
!924 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<i32, &str>", scope: !511, file: !16, size: 128, align: 64, flags: DIFlagPublic, elements: !925, templateParams: !33, identifier: "f92347aa1a3815b28e633d2c018222ee")
!925 = !{!926}
!926 = !DICompositeType(tag: DW_TAG_variant_part, scope: !924, file: !16, size: 128, align: 64, elements: !927, templateParams: !33, identifier: "f9a8b15a806150eb10fa534f2b3c6144", discriminator: !938)
!927 = !{!928, !934}
!928 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !926, file: !16, baseType: !929, size: 128, align: 64, extraData: i64 0)
!929 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !924, file: !16, size: 128, align: 64, flags: DIFlagPublic, elements: !930, templateParams: !932, identifier: "cda77b2c74b41f293053ae8847992270")
!930 = !{!931}
!931 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !929, file: !16, baseType: !27, size: 32, align: 32, offset: 64, flags: DIFlagPublic)
!932 = !{!97, !933}
!933 = !DITemplateTypeParameter(name: "E", type: !358)
!934 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !926, file: !16, baseType: !935, size: 128, align: 64)
!935 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !924, file: !16, size: 128, align: 64, flags: DIFlagPublic, elements: !936, templateParams: !932, identifier: "7e043cd408e5ff86d40d436c728fcdd0")
!936 = !{!937}
!937 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !935, file: !16, baseType: !358, size: 128, align: 64, flags: DIFlagPublic)
!938 = !DIDerivedType(tag: DW_TAG_member, scope: !924, file: !16, baseType: !558, size: 64, align: 64, flags: DIFlagArtificial)
!939 = !{!940, !941}
!940 = !DILocalVariable(name: "a", arg: 1, scope: !921, file: !203, line: 24, type: !27)
!941 = !DILocalVariable(name: "b", arg: 2, scope: !921, file: !203, line: 24, type: !27)
!942 = !DILocation(line: 24, column: 15, scope: !921)
!943 = !DILocation(line: 24, column: 23, scope: !921)
!944 = !DILocation(line: 25, column: 8, scope: !921)
!945 = !DILocation(line: 25, column: 17, scope: !921)
!946 = !DILocation(line: 25, column: 5, scope: !921)
!947 = !DILocation(line: 25, column: 41, scope: !921)
!948 = !DILocation(line: 26, column: 2, scope: !921)
!949 = !DILocation(line: 25, column: 38, scope: !921)
!950 = distinct !DISubprogram(name: "next<i32>", linkageName: "_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h543c1db1bc1c97bfE", scope: !706, file: !702, line: 157, type: !707, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !125, retainedNodes: !951)
!951 = !{!952, !953, !955, !957}
!952 = !DILocalVariable(name: "self", arg: 1, scope: !950, file: !702, line: 157, type: !113)
!953 = !DILocalVariable(name: "ptr", scope: !954, file: !702, line: 161, type: !119, align: 64)
!954 = distinct !DILexicalBlock(scope: !950, file: !702, line: 161, column: 17)
!955 = !DILocalVariable(name: "end_or_len", scope: !956, file: !702, line: 162, type: !124, align: 64)
!956 = distinct !DILexicalBlock(scope: !954, file: !702, line: 162, column: 17)
!957 = !DILocalVariable(name: "len", scope: !958, file: !702, line: 167, type: !223, align: 64)
!958 = distinct !DILexicalBlock(scope: !956, file: !702, line: 167, column: 25)
!959 = !DILocation(line: 157, column: 21, scope: !950)
!960 = !DILocation(line: 1011, column: 49, scope: !961, inlinedAt: !965)
!961 = distinct !DISubprogram(name: "unchecked_sub", linkageName: "_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_sub17h0d3993530b881c17E", scope: !694, file: !596, line: 1011, type: !695, scopeLine: 1011, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !33, retainedNodes: !962)
!962 = !{!963, !964}
!963 = !DILocalVariable(name: "self", arg: 1, scope: !961, file: !596, line: 1011, type: !223)
!964 = !DILocalVariable(name: "rhs", scope: !961, file: !596, line: 1011, type: !223, align: 64)
!965 = !DILocation(line: 175, column: 70, scope: !958)
!966 = !DILocation(line: 651, column: 35, scope: !967, inlinedAt: !971)
!967 = distinct !DISubprogram(name: "add<i32>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$3add17ha17b6ecceed55c01E", scope: !119, file: !251, line: 651, type: !729, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !125, declaration: !731, retainedNodes: !968)
!968 = !{!969, !970}
!969 = !DILocalVariable(name: "self", arg: 1, scope: !967, file: !251, line: 651, type: !119)
!970 = !DILocalVariable(name: "count", scope: !967, file: !251, line: 651, type: !223, align: 64)
!971 = !DILocation(line: 185, column: 40, scope: !956)
!972 = !DILocation(line: 161, column: 27, scope: !950)
!973 = !DILocation(line: 161, column: 21, scope: !954)
!974 = !DILocation(line: 651, column: 29, scope: !967, inlinedAt: !971)
!975 = !DILocation(line: 162, column: 34, scope: !954)
!976 = !DILocation(line: 162, column: 21, scope: !956)
!977 = !DILocalVariable(name: "self", arg: 1, scope: !978, file: !781, line: 153, type: !124)
!978 = distinct !DISubprogram(name: "addr<i32>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$4addr17h41f7b1b848faa065E", scope: !782, file: !781, line: 153, type: !784, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !125, retainedNodes: !979)
!979 = !{!977}
!980 = !DILocation(line: 153, column: 17, scope: !978, inlinedAt: !981)
!981 = !DILocation(line: 167, column: 46, scope: !956)
!982 = !DILocalVariable(name: "self", arg: 1, scope: !983, file: !781, line: 48, type: !124)
!983 = distinct !DISubprogram(name: "cast<i32, ()>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$4cast17h36332cdda5125f3fE", scope: !782, file: !781, line: 48, type: !791, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !794, retainedNodes: !984)
!984 = !{!982}
!985 = !DILocation(line: 48, column: 26, scope: !983, inlinedAt: !986)
!986 = !DILocation(line: 159, column: 38, scope: !978, inlinedAt: !981)
!987 = !DILocation(line: 166, column: 24, scope: !956)
!988 = !DILocalVariable(name: "self", arg: 1, scope: !989, file: !251, line: 1719, type: !802)
!989 = distinct !DISubprogram(name: "eq<i32>", linkageName: "_ZN78_$LT$core..ptr..non_null..NonNull$LT$T$GT$$u20$as$u20$core..cmp..PartialEq$GT$2eq17hd890ff07a6d887c5E", scope: !799, file: !251, line: 1719, type: !800, scopeLine: 1719, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !125, retainedNodes: !990)
!990 = !{!988, !991}
!991 = !DILocalVariable(name: "other", arg: 2, scope: !989, file: !251, line: 1719, type: !802)
!992 = !DILocation(line: 1719, column: 11, scope: !989, inlinedAt: !993)
!993 = !DILocation(line: 180, column: 28, scope: !956)
!994 = !DILocation(line: 180, column: 35, scope: !956)
!995 = !DILocation(line: 1719, column: 18, scope: !989, inlinedAt: !993)
!996 = !DILocation(line: 407, column: 18, scope: !997, inlinedAt: !998)
!997 = distinct !DISubprogram(name: "as_ptr<i32>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$6as_ptr17ha2ff77293e22c269E", scope: !119, file: !251, line: 401, type: !391, scopeLine: 401, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !125, declaration: !393)
!998 = !DILocation(line: 1720, column: 14, scope: !989, inlinedAt: !993)
!999 = !DILocation(line: 407, column: 18, scope: !997, inlinedAt: !1000)
!1000 = !DILocation(line: 1720, column: 32, scope: !989, inlinedAt: !993)
!1001 = !DILocation(line: 1720, column: 9, scope: !989, inlinedAt: !993)
!1002 = !DILocation(line: 659, column: 28, scope: !967, inlinedAt: !971)
!1003 = !DILocation(line: 659, column: 18, scope: !967, inlinedAt: !971)
!1004 = !DILocation(line: 185, column: 25, scope: !956)
!1005 = !DILocation(line: 166, column: 21, scope: !956)
!1006 = !DILocation(line: 181, column: 36, scope: !956)
!1007 = !DILocation(line: 0, scope: !1008)
!1008 = !DILexicalBlockFile(scope: !956, file: !203, discriminator: 0)
!1009 = !DILocalVariable(name: "self", arg: 1, scope: !1010, file: !251, line: 440, type: !802)
!1010 = distinct !DISubprogram(name: "as_ref<i32>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$6as_ref17h19eeaa1b5b778861E", scope: !119, file: !251, line: 440, type: !819, scopeLine: 440, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !125, declaration: !821, retainedNodes: !1011)
!1011 = !{!1009}
!1012 = !DILocation(line: 440, column: 36, scope: !1010, inlinedAt: !1013)
!1013 = !DILocation(line: 190, column: 32, scope: !956)
!1014 = !DILocation(line: 135, column: 9, scope: !1015, inlinedAt: !1016)
!1015 = distinct !DISubprogram(name: "cast_const<i32>", linkageName: "_ZN4core3ptr7mut_ptr31_$LT$impl$u20$$BP$mut$u20$T$GT$10cast_const17h1ca948700b2f6801E", scope: !333, file: !332, line: 134, type: !827, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !125)
!1016 = !DILocation(line: 444, column: 34, scope: !1010, inlinedAt: !1013)
!1017 = !DILocation(line: 190, column: 21, scope: !956)
!1018 = !DILocation(line: 192, column: 14, scope: !950)
!1019 = distinct !DISubprogram(name: "from_output<i32, ()>", linkageName: "_ZN95_$LT$core..ops..control_flow..ControlFlow$LT$B$C$C$GT$$u20$as$u20$core..ops..try_trait..Try$GT$11from_output17he85f54148fcb97bbE", scope: !1020, file: !8, line: 110, type: !1021, scopeLine: 110, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !25, retainedNodes: !1023)
!1020 = !DINamespace(name: "{impl#0}", scope: !10)
!1021 = !DISubroutineType(types: !1022)
!1022 = !{!15, !24}
!1023 = !{!1024}
!1024 = !DILocalVariable(name: "output", arg: 1, scope: !1019, file: !8, line: 110, type: !24)
!1025 = !DILocation(line: 110, column: 20, scope: !1019)
!1026 = !DILocation(line: 112, column: 6, scope: !1019)
!1027 = distinct !DISubprogram(name: "branch<i32, ()>", linkageName: "_ZN95_$LT$core..ops..control_flow..ControlFlow$LT$B$C$C$GT$$u20$as$u20$core..ops..try_trait..Try$GT$6branch17hfc54d849dc516249E", scope: !1020, file: !8, line: 115, type: !1028, scopeLine: 115, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !25, retainedNodes: !1045)
!1028 = !DISubroutineType(types: !1029)
!1029 = !{!1030, !15}
!1030 = !DICompositeType(tag: DW_TAG_structure_type, name: "ControlFlow<core::ops::control_flow::ControlFlow<i32, core::convert::Infallible>, ()>", scope: !10, file: !16, size: 64, align: 32, flags: DIFlagPublic, elements: !1031, templateParams: !33, identifier: "82117f728190c47bca4a571209655525")
!1031 = !{!1032}
!1032 = !DICompositeType(tag: DW_TAG_variant_part, scope: !1030, file: !16, size: 64, align: 32, elements: !1033, templateParams: !33, identifier: "87d67c5b6cab113a16c622a4ea8830cf", discriminator: !1044)
!1033 = !{!1034, !1040}
!1034 = !DIDerivedType(tag: DW_TAG_member, name: "Continue", scope: !1032, file: !16, baseType: !1035, size: 64, align: 32, extraData: i32 0)
!1035 = !DICompositeType(tag: DW_TAG_structure_type, name: "Continue", scope: !1030, file: !16, size: 64, align: 32, flags: DIFlagPublic, elements: !1036, templateParams: !1038, identifier: "254a9312778d894b5bf984699799adb5")
!1036 = !{!1037}
!1037 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !1035, file: !16, baseType: !24, align: 8, offset: 32, flags: DIFlagPublic)
!1038 = !{!1039, !28}
!1039 = !DITemplateTypeParameter(name: "B", type: !36)
!1040 = !DIDerivedType(tag: DW_TAG_member, name: "Break", scope: !1032, file: !16, baseType: !1041, size: 64, align: 32, extraData: i32 1)
!1041 = !DICompositeType(tag: DW_TAG_structure_type, name: "Break", scope: !1030, file: !16, size: 64, align: 32, flags: DIFlagPublic, elements: !1042, templateParams: !1038, identifier: "29737d61770ab5c1d6add96043591c7")
!1042 = !{!1043}
!1043 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !1041, file: !16, baseType: !36, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!1044 = !DIDerivedType(tag: DW_TAG_member, scope: !1030, file: !16, baseType: !35, size: 32, align: 32, flags: DIFlagArtificial)
!1045 = !{!1046, !1047, !1049}
!1046 = !DILocalVariable(name: "self", arg: 1, scope: !1027, file: !8, line: 115, type: !15)
!1047 = !DILocalVariable(name: "c", scope: !1048, file: !8, line: 117, type: !24, align: 8)
!1048 = distinct !DILexicalBlock(scope: !1027, file: !8, line: 117, column: 13)
!1049 = !DILocalVariable(name: "b", scope: !1050, file: !8, line: 118, type: !27, align: 32)
!1050 = distinct !DILexicalBlock(scope: !1027, file: !8, line: 118, column: 13)
!1051 = !DILocation(line: 115, column: 15, scope: !1027)
!1052 = !DILocation(line: 117, column: 35, scope: !1048)
!1053 = !DILocation(line: 116, column: 15, scope: !1027)
!1054 = !DILocation(line: 116, column: 9, scope: !1027)
!1055 = !DILocation(line: 118, column: 32, scope: !1027)
!1056 = !DILocation(line: 118, column: 32, scope: !1050)
!1057 = !DILocation(line: 118, column: 38, scope: !1050)
!1058 = !DILocation(line: 118, column: 78, scope: !1027)
!1059 = !DILocation(line: 117, column: 41, scope: !1048)
!1060 = !DILocation(line: 117, column: 64, scope: !1027)
!1061 = !DILocation(line: 120, column: 6, scope: !1027)
